import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { OwnMedia } from './own-media.ts'

class Track {
  enabled = true
  readyState = 'live'
  onended: (() => void) | null = null
  constructor(
    readonly kind: 'audio' | 'video',
    readonly wish: unknown,
  ) {}
  stop() {
    this.readyState = 'ended'
  }
  /** It is unplugged, or the browser ends it. */
  end() {
    this.readyState = 'ended'
    this.onended?.()
  }
}

/** A browser with these devices: each question is answered at once, unless `hold` keeps it open. */
function browserWith(refusals: Partial<Record<'audio' | 'video' | 'screen', string>> = {}) {
  const opened: Track[] = []
  const held: (() => void)[] = []
  const questions: object[] = []
  let isHolding = false
  const streamOf = (tracks: Track[]) => ({ getTracks: () => tracks })
  const answer = async (wish: { audio?: unknown; video?: unknown }, kind?: 'screen') => {
    questions.push(wish)
    if (isHolding) await new Promise<void>(resolve => held.push(resolve))
    const asked = (['audio', 'video'] as const).filter(one => wish[one])
    const refused = kind ? refusals.screen : asked.map(one => refusals[one]).find(Boolean)
    if (refused) throw Object.assign(new Error(refused), { name: refused })
    const tracks = asked.map(one => new Track(one, wish[one]))
    opened.push(...tracks)
    return streamOf(tracks)
  }
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: (wish: object) => answer(wish),
      getDisplayMedia: (wish: object) => answer(wish, 'screen'),
    },
  })
  return {
    opened,
    questions,
    refusals,
    hold: () => {
      isHolding = true
    },
    give: async () => {
      isHolding = false
      for (const resolve of held.splice(0)) resolve()
      await new Promise<void>(resolve => setImmediate(resolve))
    },
    live: () => opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
    /** Kinds of devices by which somebody can be heard or seen. */
    sent: () =>
      opened.filter(({ readyState, enabled }) => readyState === 'live' && enabled).map(({ kind }) => kind),
  }
}

beforeEach(() => void storageOf('localStorage'))
afterEach(() => void vi.unstubAllGlobals())

const off = { microphone: false, camera: false, screen: false }
const noProblems = { microphone: null, camera: null, screen: null }

it('microphone and camera are asked for in one question', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: true })
  expect(browser.questions).toHaveLength(1)
  expect([own.sending, own.problems]).toEqual([{ ...off, microphone: true, camera: true }, noProblems])
})

it('where there is no camera one is heard all the same, and is told which of them it was', async () => {
  const browser = browserWith({ video: 'NotFoundError' })
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: true })
  expect(own.sending).toEqual({ ...off, microphone: true })
  expect(own.problems).toEqual({ ...noProblems, camera: 'missing' })
  expect(browser.live()).toEqual(['audio'])
})

it.each([
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'busy'],
  ['OverconstrainedError', 'missing'],
  ['SomethingError', 'unknown'],
])('a browser that answers %s is understood as %s', async (name, problem) => {
  browserWith({ audio: name })
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: false })
  expect([own.problems.microphone, own.sending.microphone]).toEqual([problem, false])
})

it('without a secure connection nothing breaks: it is said to be refused', async () => {
  vi.stubGlobal('navigator', {})
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: true })
  expect(own.problems).toMatchObject({ microphone: 'denied', camera: 'denied' })
})

it('whoever comes in muted is not heard, and is at once when they speak, without another question', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: false, camera: false })
  expect([own.sending, browser.sent()]).toEqual([off, []])
  await own.setMicrophone(true)
  expect([own.sending.microphone, browser.sent(), browser.questions.length]).toEqual([true, ['audio'], 1])
  await own.setMicrophone(false)
  expect([own.sending.microphone, browser.live(), browser.sent()]).toEqual([false, ['audio'], []])
})

it('whoever mutes again while the browser still asks is not heard', async () => {
  const browser = browserWith({ audio: 'NotFoundError' })
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: false })
  delete browser.refusals.audio
  browser.hold()
  const opening = own.setMicrophone(true)
  await own.setMicrophone(false)
  await browser.give()
  await opening
  expect([own.sending.microphone, browser.sent()]).toEqual([false, []])
})

it.each([
  ['camera', 'setCamera'],
  ['screen', 'shareScreen'],
] as const)('a %s that was taken back while the browser still asked is not opened', async (kind, turn) => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: false, camera: false })
  browser.hold()
  const opening = own[turn](true)
  await own[turn](false)
  await browser.give()
  await opening
  expect([own.sending[kind], browser.live()]).toEqual([false, ['audio']])
  await own[turn](true)
  expect(own.sending[kind]).toBe(true)
})

it('a camera that is switched off is let go of: its light goes out', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: true })
  await own.setCamera(false)
  expect([own.sending.camera, browser.live()]).toEqual([false, ['audio']])
})

it('the screen goes out instead of the camera while it is shared, and the camera comes again after it', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: true, camera: true })
  const camera = own.tracks.video
  await own.shareScreen(true)
  expect(own.sending).toMatchObject({ camera: true, screen: true })
  expect(own.tracks.video).not.toBe(camera)
  const screen = browser.opened.at(-1)
  screen?.end()
  expect([own.tracks.video, own.problems.screen]).toEqual([camera, null])
})

it('whoever closes the browser’s choice of screens has changed their mind: no problem is told', async () => {
  const browser = browserWith({ screen: 'NotAllowedError' })
  const own = new OwnMedia(() => {})
  await own.shareScreen(true)
  expect([own.sending.screen, own.problems.screen]).toEqual([false, null])
  browser.refusals.screen = 'NotReadableError'
  await own.shareScreen(true)
  expect(own.problems.screen).toBe('busy')
})

it('a device that is unplugged is missing, is told of, and is asked for anew when it is wanted', async () => {
  const browser = browserWith()
  const changed = vi.fn()
  const own = new OwnMedia(changed)
  await own.start({ microphone: true, camera: false })
  changed.mockClear()
  browser.opened[0]?.end()
  expect([own.problems.microphone, own.sending.microphone, changed.mock.calls.length]).toEqual([
    'missing',
    false,
    1,
  ])
  await own.setMicrophone(true)
  expect([own.problems.microphone, own.sending.microphone]).toEqual([null, true])
})

it('another microphone takes the place of the one before, muted if that was, and is asked for next time', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.start({ microphone: false, camera: false })
  await own.choose('microphone', 'usb')
  expect([browser.live(), browser.sent()]).toEqual([['audio'], []])
  expect(browser.opened.at(-1)?.wish).toMatchObject({ deviceId: { ideal: 'usb' } })
  expect(new OwnMedia(() => {}).chosen).toEqual({ microphone: 'usb' })
})

it('choosing a camera opens none, nor does a loudspeaker open anything', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  await own.choose('camera', 'front')
  await own.choose('loudspeaker', 'room')
  expect([browser.questions, own.chosen]).toEqual([[], { camera: 'front', loudspeaker: 'room' }])
})

it('nothing stays open of a call that is over, not even what the browser gives afterwards', async () => {
  const browser = browserWith()
  const own = new OwnMedia(() => {})
  browser.hold()
  const starting = own.start({ microphone: true, camera: true })
  own.release()
  await browser.give()
  await starting
  expect([browser.opened.length, browser.live(), own.sending]).toEqual([2, [], off])
})
