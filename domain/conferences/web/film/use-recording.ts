import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { viewConference } from '../../contract/calls.ts'
import {
  agreeToRecording,
  beginRecording,
  endRecording,
  partMost,
  readRecordings,
  sendPart,
} from '../../contract/recordings.ts'
import { partQueue } from './part-queue.ts'

/** A part so often: what is lost where a page is gone without a word. */
const partMilliseconds = 3_000

const types = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'audio/webm;codecs=opus',
  'video/mp4',
]

const typeFor = (stream: MediaStream) =>
  types.find(
    type =>
      MediaRecorder.isTypeSupported(type) && type.startsWith('video') === stream.getVideoTracks().length > 0,
  )

export type RecordingStatus = 'off' | 'beginning' | 'recording' | 'ending' | 'refused'

/** The session, whether it is on air, and since when. */
export type Recorded = { id: number; isLive: boolean; liveAt: string | null }

/** Of sessions: what a page that was left still sends. Whoever records on waits for it, since parts are counted. */
const sending = new Map<number, Promise<void>>()

/**
 * Records a stream of whoever publishes, in parts that are sent while it goes on. It begins with their word once the session
 * is on air, where that is recorded, and ends with it; when the stream is another, it goes on with that one.
 */
export function useRecording(stream: MediaStream | null, { id: conference, isLive, liveAt }: Recorded) {
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const query = callQuery(api, readRecordings, { params: { id: conference } })
  const { data: known } = useQuery(query)
  const [status, setStatus] = useState<RecordingStatus>('off')
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(0)
  const run = useRef<Run | null>(null)
  const begin = useEffectEvent(async (of: MediaStream) => {
    setStatus('beginning')
    setProblem(null)
    try {
      await sending.get(conference)
      const recording = await api.call(beginRecording, { params: { id: conference }, isAside: true })
      run.current = startRun(of, recording, {
        send: (part, signal) =>
          api.sendBytes(sendPart, {
            params: { id: recording.id, n: part.n },
            query: { durationMs: part.durationMs },
            body: part.bytes,
            signal,
          }),
        onWaiting: setWaiting,
        onRefused: error => {
          setProblem(error.message)
          setStatus('refused')
          run.current?.stop()
        },
      })
      setStatus('recording')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : null)
      setStatus('refused')
    }
  })
  const end = async () => {
    const running = run.current
    run.current = null
    if (!running) return setStatus('off')
    setStatus('ending')
    running.stop()
    await running.done()
    try {
      await api.call(endRecording, { params: { id: running.recording } })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : null)
    }
    await refresh(readRecordings)
    setStatus('off')
  }
  const isOn = status === 'recording'
  const isPossible =
    typeof MediaRecorder !== 'undefined' && known?.isRecorded === true && known.isRefused === false
  // What was ended by hand does not begin anew by itself, on this page or after it was loaded again.
  const [isHalted, halt] = useState(false)
  const wasEnded = known?.recordings.some(
    ({ person, state, beganAt }) =>
      person?.id === user?.id &&
      state !== 'recording' &&
      liveAt !== null &&
      Date.parse(beganAt) >= Date.parse(liveAt),
  )
  const isDue = isLive && stream !== null && isPossible && known?.consent === true && !isHalted && !wasEnded
  const beginIfDue = useEffectEvent(() => {
    if (isDue && status === 'off' && stream) void begin(stream)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is due
  useEffect(() => beginIfDue(), [isDue])
  const endWithSession = useEffectEvent(() => {
    if (!isLive && isOn) void end()
    if (!isLive) halt(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is over
  useEffect(() => endWithSession(), [isLive, isOn])
  const stay = useEffectEvent((next: MediaStream | null) => {
    const running = run.current
    if (!running || running.stream === next) return
    running.stop()
    if (next) void running.done().then(() => begin(next))
  })
  // Another camera, or a screen: the same recording goes on with what is published now.
  useEffect(() => stay(stream), [stream])
  useEffect(
    () => () => {
      if (run.current) letGo(run.current, conference, api)
    },
    [conference, api],
  )
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
  return {
    status,
    problem,
    /** Parts that are recorded and not safe yet. */
    waiting,
    known,
    isPossible,
    agree: async (isGiven: boolean) => {
      await api.call(agreeToRecording, { params: { id: conference }, body: { isGiven } })
      await refresh(readRecordings)
    },
    start: () => {
      halt(false)
      return stream ? begin(stream) : undefined
    },
    end: () => {
      halt(true)
      return end()
    },
  }
}

/** The page is left: what was recorded is sent on, and ended where the session is over by then. */
function letGo(running: Run, conference: number, api: Api): void {
  const gone = async () => {
    running.stop()
    await running.done()
    const { conference: session } = await api.call(viewConference, { params: { id: conference } })
    if (session.state !== 'live') await api.call(endRecording, { params: { id: running.recording } })
  }
  const sent = gone()
    .catch(() => undefined)
    .then(() => {
      if (sending.get(conference) === sent) sending.delete(conference)
    })
  sending.set(conference, sent)
}

type Run = { recording: number; stream: MediaStream; stop: () => void; done: () => Promise<void> }
type Told = {
  send: (part: { n: number; bytes: Blob; durationMs: number }, signal: AbortSignal) => Promise<unknown>
  onWaiting: (parts: number) => void
  onRefused: (error: Error) => void
}

/** One recorder of a stream, from its beginning to its end; parts are counted on from those that have come. */
function startRun(
  stream: MediaStream,
  recording: { id: number; parts: number; durationMs: number | null },
  { send, ...told }: Told,
): Run {
  const mimeType = typeFor(stream)
  const aborting = new AbortController()
  const queue = partQueue({ ...told, send: part => send(part, aborting.signal) })
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: 1_200_000,
    audioBitsPerSecond: 64_000,
    // One may begin at each whole picture.
    ...{ videoKeyFrameIntervalDuration: 4_000 },
  })
  const before = recording.durationMs ?? 0
  const begun = performance.now()
  let n = recording.parts
  const ended = new Promise<void>(resolve => recorder.addEventListener('stop', () => resolve()))
  recorder.addEventListener('dataavailable', ({ data }) => {
    const durationMs = Math.round(before + performance.now() - begun)
    for (let at = 0; at < data.size; at += partMost) {
      n += 1
      queue.add({ n, bytes: data.slice(at, at + partMost), durationMs })
    }
  })
  recorder.start(partMilliseconds)
  return {
    recording: recording.id,
    stream,
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
    },
    done: async () => {
      await ended
      await queue.drained()
    },
  }
}
