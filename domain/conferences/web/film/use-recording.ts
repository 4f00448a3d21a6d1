import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
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

/**
 * Records a stream of whoever publishes, in parts that are sent while it goes on. It begins only with their word and where
 * the session is recorded; when the stream is another, it goes on with that one.
 */
export function useRecording(stream: MediaStream | null, conference: number) {
  const api = useApi()
  const refresh = useRefresh()
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
    setStatus('off')
    await refresh(readRecordings)
  }
  const isOn = status === 'recording'
  const stay = useEffectEvent((next: MediaStream | null) => {
    const running = run.current
    if (!running || running.stream === next) return
    running.stop()
    if (next) void running.done().then(() => begin(next))
  })
  // Another camera, or a screen: the same recording goes on with what is published now.
  useEffect(() => stay(stream), [stream])
  useEffect(() => () => run.current?.stop(), [])
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
    isPossible:
      typeof MediaRecorder !== 'undefined' && known?.isRecorded === true && known.isRefused === false,
    agree: async (isGiven: boolean) => {
      await api.call(agreeToRecording, { params: { id: conference }, body: { isGiven } })
      await refresh(readRecordings)
    },
    start: () => (stream ? begin(stream) : undefined),
    end,
  }
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
