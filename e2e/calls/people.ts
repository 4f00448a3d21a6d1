import { hears } from '../api.ts'
import { fakeCamera } from '../fake-camera.ts'
import { logIn } from '../log-in.ts'
import { type Browser, test as base, expect, type Locator, type Page } from '../test.ts'
import { writeSmallVideo } from './small-video.ts'

/** In a browser that has a camera and a microphone. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const video = writeSmallVideo()
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          ...fakeCamera(video.path),
          '--allow-loopback-in-peer-connection',
        ],
      })
      video.remove()
    },
    { scope: 'worker' },
  ],
})

type Options = {
  locale?: string
  baseURL?: string
  viewport?: { width: number; height: number }
  /** Unless theirs is that of the demo. */
  password?: string
  /** Their network lets nothing through but what goes by the relay. */
  isRelayed?: boolean
}

const onlyByRelay = (page: Page) =>
  page.addInitScript(() => {
    const Native = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
      }
    }
  })

/** Somebody whose pages hear of calls. */
export async function open(
  browser: Browser,
  who: string,
  path: string,
  { locale = 'fr-FR', password, isRelayed, ...more }: Options = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale,
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
    ...more,
  })
  const page = await context.newPage()
  if (isRelayed) await onlyByRelay(page)
  const heard = page.waitForResponse(hears('/visio'), { timeout: 90_000 })
  await logIn(page, who, path, password)
  await heard
  return page
}

/** Whom this button calls is free, as the page has heard of the server: whoever calls looks at their devices first. */
export const expectFree = (page: Page, button: Locator) =>
  expect(page.getByRole('listitem').filter({ has: button }).first()).toContainText(/Libre|Frei/, {
    timeout: 60_000,
  })

const framesOf = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => one.getVideoPlaybackQuality().totalVideoFrames)

/** Somebody's picture moves. */
export async function expectMoving(video: Locator) {
  await expect(video).toHaveJSProperty('paused', false, { timeout: 90_000 })
  await expect.poll(() => framesOf(video), { timeout: 90_000 }).toBeGreaterThan(3)
  const before = await framesOf(video)
  await expect.poll(() => framesOf(video), { timeout: 90_000 }).toBeGreaterThan(before)
}

/** What so many others say comes in, and is played. */
export async function expectVoices(page: Page, count = 1) {
  const read = (all: (HTMLElement | SVGElement)[]) =>
    all.map(audio => {
      if (!(audio instanceof HTMLAudioElement)) return false
      const [track] = audio.srcObject instanceof MediaStream ? audio.srcObject.getAudioTracks() : []
      return track?.muted === false && track.readyState === 'live' && !audio.paused
    })
  await expect
    .poll(() => page.locator('audio').evaluateAll(read), { timeout: 90_000 })
    .toEqual(Array(count).fill(true))
}
