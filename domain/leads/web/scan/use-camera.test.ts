import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useCamera } from './use-camera.ts'

/** Texts that are before the camera, one a look; the browser reads codes itself. */
let seen: (string | undefined)[]
let stop: ReturnType<typeof vi.fn<() => void>>
const stopped = () => stop.mock.calls.length
let asked: { give: (named?: string) => void }[]
let leave = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  seen = []
  stop = vi.fn<() => void>()
  asked = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => {
        const text = seen.shift()
        return text === undefined ? [] : [{ rawValue: text }]
      }
    },
  )
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage() {}, getImageData: () => ({}) }),
    }),
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        new Promise((resolve, reject) => {
          asked.push({
            give: named =>
              named ? reject(new DOMException('', named)) : resolve({ getTracks: () => [{ stop }] }),
          })
        }),
    },
  })
})
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function camera({ isBlack = false, isShown = true } = {}) {
  const onText = vi.fn()
  const video = {
    srcObject: null as object | null,
    videoWidth: 1_280,
    videoHeight: 720,
    play: async () => {
      if (isBlack) throw new Error('no picture')
    },
  }
  const ref = { current: (isShown ? video : null) as unknown as HTMLVideoElement | null }
  const hook = await renderHook(() => useCamera(ref, onText))
  leave = hook.leave
  return {
    hook,
    texts: () => onText.mock.calls.map(([text]) => text),
    state: () => hook.now.state,
    open: () => hook.act(() => hook.now.open()),
    close: () => hook.act(() => hook.now.close()),
    give: (named?: string, at = asked.length - 1) => hook.act(() => asked[at]?.give(named)),
    look: () => hook.act(() => vi.advanceTimersByTimeAsync(120)),
  }
}

it('codes before the camera are read, a few times a second, until it is closed: its light goes out', async () => {
  const { open, give, look, texts, state, close } = await camera()
  seen = [undefined, 'A', undefined, 'B']
  await open()
  expect(state()).toBe('starting')
  await give()
  expect(state()).toBe('on')
  await look()
  await look()
  await look()
  expect(texts()).toEqual(['A', 'B'])
  await close()
  seen = ['C']
  await look()
  await look()
  expect([texts(), state(), stopped()]).toEqual([['A', 'B'], 'off', 1])
})

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
])('a camera that answers %s is told as %s', async (name, state) => {
  const one = await camera()
  await one.open()
  await one.give(name)
  expect([one.state(), stopped()]).toEqual([state, 0])
})

it('a camera whose picture cannot be shown is let go of, and is not told as one that is away', async () => {
  const { open, give, state } = await camera({ isBlack: true })
  await open()
  await give()
  expect([state(), stopped()]).toEqual(['unreadable', 1])
})

it('whoever closes it while the browser still asks has no camera open afterwards', async () => {
  const { open, close, give, state, texts, look } = await camera()
  seen = ['A']
  await open()
  await close()
  await give()
  await look()
  expect([state(), stopped(), texts()]).toEqual(['off', 1, []])
})

it('pressed twice, one camera is open', async () => {
  const { open, give, state } = await camera()
  await open()
  await open()
  await give(undefined, 0)
  await give(undefined, 1)
  expect([state(), stopped()]).toEqual(['on', 1])
})

it('a refusal of what was closed already changes nothing of what is shown', async () => {
  const { open, close, give, state } = await camera()
  await open()
  await close()
  await give('NotAllowedError')
  expect(state()).toBe('off')
})

it('where nothing shows it, and after the page was left, no camera stays open', async () => {
  const hidden = await camera({ isShown: false })
  await hidden.open()
  await hidden.give()
  expect([hidden.state(), stopped()]).toEqual(['off', 1])
  await hidden.hook.leave()
  const left = await camera()
  await left.open()
  await left.hook.leave()
  asked.at(-1)?.give()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped()).toBe(2)
})
