import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useRecording } from './use-recording.ts'

const id = 5
const liveAt = '2026-11-24T10:00:00Z'
const read = `GET /conferences/${id}/recordings`
const begin = `POST /conferences/${id}/recordings`
const known = (more: object = {}) => ({
  isRecorded: true,
  isRefused: false,
  consent: true,
  recordings: [],
  ...more,
})

/** A browser's recorder, which gives a part when the test says so. */
class Recorder {
  static all: Recorder[] = []
  static isTypeSupported = (type: string) => type.startsWith('video/webm')
  state = 'inactive'
  readonly #heard = new Map<string, (event: object) => void>()
  constructor(
    readonly stream: object,
    readonly options: { mimeType?: string },
  ) {
    Recorder.all.push(this)
  }
  addEventListener(name: string, listener: (event: object) => void) {
    this.#heard.set(name, listener)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.#heard.get('stop')?.({})
  }
  give(size = 3) {
    this.#heard.get('dataavailable')?.({ data: new Blob(['x'.repeat(size)]) })
  }
}
const streamOf = (name: string) => ({ name, getVideoTracks: () => [{}] }) as unknown as MediaStream
const camera = streamOf('camera')

beforeEach(() => {
  Recorder.all = []
})
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

async function stage(
  answers: object,
  first: { isLive?: boolean; stream?: MediaStream | null; liveAt?: string | null } = {},
) {
  const page = await readerOf({
    user: userOf(['speaker'], { id: 7 }),
    answers: { [`GET /conferences/view/${id}`]: { conference: { state: 'live' } }, ...answers },
  })
  vi.stubGlobal('MediaRecorder', Recorder)
  const warned = new Set<unknown>()
  vi.stubGlobal(
    'addEventListener',
    (name: string, one: unknown) => name === 'beforeunload' && warned.add(one),
  )
  vi.stubGlobal('removeEventListener', (_: string, one: unknown) => warned.delete(one))
  const state = {
    isLive: false,
    stream: camera as MediaStream | null,
    liveAt: liveAt as string | null,
    ...first,
  }
  const hook = await renderHook(
    () => useRecording(state.stream, { id, isLive: state.isLive, liveAt: state.liveAt }),
    page.around,
  )
  leave = hook.leave
  return {
    hook,
    warned,
    status: () => hook.now.status,
    sent: () => page.sent().map(({ call }) => call),
    recorder: (at = 0) => {
      const found = Recorder.all[at]
      if (!found) throw new Error('Nothing is recorded.')
      return found
    },
    turn: async (next: Partial<typeof state>) => {
      Object.assign(state, next)
      await hook.again()
    },
  }
}
const begun = { id: 40, parts: 0, durationMs: null }

it('it begins with the session, by the word of whoever is recorded, and not before', async () => {
  const { status, turn, sent, recorder, warned } = await stage({ [read]: known(), [begin]: begun })
  expect([status(), Recorder.all.length, warned.size]).toEqual(['off', 0, 0])
  await turn({ isLive: true })
  expect([status(), sent(), recorder().stream, warned.size]).toEqual(['recording', [begin], camera, 1])
  expect(recorder().options.mimeType).toMatch(/^video/)
})

it.each([
  ['who has not agreed', { consent: null }],
  ['who has said no', { consent: false }],
  ['of a session that is not recorded', { isRecorded: false }],
  ['where it is refused', { isRefused: true }],
])('nobody is recorded %s', async (_, more) => {
  const { status, sent } = await stage({ [read]: known(more), [begin]: begun }, { isLive: true })
  expect([status(), sent(), Recorder.all]).toEqual(['off', [], []])
})

it('nobody is recorded who publishes nothing, until they do', async () => {
  const { status, turn } = await stage({ [read]: known(), [begin]: begun }, { isLive: true, stream: null })
  expect(status()).toBe('off')
  await turn({ stream: camera })
  expect(status()).toBe('recording')
})

it('what was ended by hand does not begin by itself again, neither here nor after a reload, but by hand', async () => {
  const answers = { [read]: known(), [begin]: begun, 'POST /recordings/40/end': {} }
  const { hook, status } = await stage(answers, { isLive: true })
  await hook.act(() => hook.now.end())
  expect(status()).toBe('off')
  await hook.again()
  expect([status(), Recorder.all.length]).toEqual(['off', 1])
  await hook.act(() => hook.now.start())
  expect([status(), Recorder.all.length]).toEqual(['recording', 2])
  await leave()

  const ended = { person: { id: 7 }, state: 'ready', beganAt: '2026-11-24T10:01:00Z' }
  const after = await stage({ ...answers, [read]: known({ recordings: [ended] }) }, { isLive: true })
  expect(after.status()).toBe('off')
})

it('a recording of an earlier time on air, or of somebody else, does not hold this one back', async () => {
  const recordings = [
    { person: { id: 7 }, state: 'ready', beganAt: '2026-11-24T09:00:00Z' },
    { person: { id: 8 }, state: 'ready', beganAt: '2026-11-24T10:01:00Z' },
  ]
  const { status } = await stage({ [read]: known({ recordings }), [begin]: begun }, { isLive: true })
  expect(status()).toBe('recording')
})

it('it ends with the session', async () => {
  const { status, turn, sent, warned } = await stage(
    { [read]: known(), [begin]: begun, 'POST /recordings/40/end': {} },
    { isLive: true },
  )
  await turn({ isLive: false })
  expect([status(), sent().at(-1), warned.size]).toEqual(['off', 'POST /recordings/40/end', 0])
})

it('another camera, or a screen, goes on with the same recording', async () => {
  const screen = streamOf('screen')
  const { turn, status, recorder, sent } = await stage({ [read]: known(), [begin]: begun }, { isLive: true })
  await turn({ stream: screen })
  expect([recorder(0).state, recorder(1).stream, status()]).toEqual(['inactive', screen, 'recording'])
  expect(sent()).toEqual([begin, begin])
})

it('a server that refuses to record says why, and nothing is recorded', async () => {
  const { status, hook } = await stage(
    { [read]: known(), [begin]: problem(409, { message: 'Plus de place' }) },
    { isLive: true },
  )
  expect([status(), hook.now.problem, Recorder.all]).toEqual(['refused', 'Plus de place', []])
})

it('a part that is refused for good ends the recording and says why', async () => {
  const { status, hook, recorder } = await stage({ [read]: known(), [begin]: begun }, { isLive: true })
  await hook.act(() => recorder().give())
  expect([status(), recorder().state]).toEqual(['refused', 'inactive'])
})

it('whoever leaves the page lets go of the recorder', async () => {
  const { hook, recorder } = await stage({ [read]: known(), [begin]: begun }, { isLive: true })
  await hook.leave()
  expect(recorder().state).toBe('inactive')
})
