import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Premiere } from '../../contract/premiere.ts'
import { useFilm, useFilmDeeds } from './use-film.ts'

/** An element that shows a film, as far as it is asked. */
class Video {
  currentTime = 0
  duration = 600
  paused = true
  ended = false
  muted = false
  volume = 1
  error: object | null = null
  readonly heard = new Map<string, (event: { type: string }) => void>()
  addEventListener(name: string, listener: (event: { type: string }) => void) {
    this.heard.set(name, listener)
  }
  removeEventListener(name: string) {
    this.heard.delete(name)
  }
  async play() {
    this.paused = false
  }
  pause() {
    this.paused = true
  }
  tell(type: string) {
    this.heard.get(type)?.({ type })
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

async function film(premiere: Premiere | null = null) {
  const video = new Video()
  const ref = { current: video as unknown as HTMLVideoElement }
  const now = () => Date.now()
  const hook = await renderHook(() => useFilmDeeds(ref, premiere, now))
  return {
    video,
    hook,
    does: (work: (deeds: typeof hook.now) => void) => hook.act(() => work(hook.now)),
    pass: (seconds: number) => hook.act(() => void vi.advanceTimersByTime(seconds * 1_000)),
  }
}

it('what the film does is what is shown, and no longer once the page is left', async () => {
  const video = new Video()
  const ref = { current: video as unknown as HTMLVideoElement }
  const hook = await renderHook(() => useFilm(ref, null))
  expect(hook.now).toMatchObject({ second: 0, duration: 600, isPlaying: false, isMuted: false })
  Object.assign(video, { currentTime: 12, paused: false, volume: 0 })
  await hook.act(() => video.tell('timeupdate'))
  expect(hook.now).toMatchObject({ second: 12, isPlaying: true, isMuted: true, isWaiting: false })
  await hook.act(() => video.tell('waiting'))
  expect(hook.now.isWaiting).toBe(true)
  Object.assign(video, { ended: true, error: {} })
  await hook.act(() => video.tell('error'))
  expect(hook.now).toMatchObject({ isPlaying: false, isWaiting: false, isFailed: true })
  await hook.leave()
  expect(video.heard.size).toBe(0)
})

it('a recording whose file does not know its length has the one that was measured', async () => {
  const video = Object.assign(new Video(), { duration: Number.POSITIVE_INFINITY })
  const ref = { current: video as unknown as HTMLVideoElement }
  expect((await renderHook(() => useFilm(ref, 90_500))).now.duration).toBe(90.5)
  expect((await renderHook(() => useFilm(ref, null))).now.duration).toBeNaN()
})

it('a film is searched within its length', async () => {
  const { video, does } = await film()
  await does(({ seek }) => seek(700))
  expect(video.currentTime).toBe(600)
  await does(({ seek }) => seek(-5))
  expect(video.currentTime).toBe(0)
})

it('it is played and stopped, made silent and heard again', async () => {
  const { video, does } = await film()
  await does(({ toggle }) => toggle())
  expect(video.paused).toBe(false)
  await does(({ toggle, mute }) => {
    toggle()
    mute()
  })
  expect([video.paused, video.muted]).toEqual([true, true])
})

it('a browser that plays nothing unasked breaks nothing', async () => {
  const { video, does } = await film()
  video.play = async () => {
    throw new Error('NotAllowedError')
  }
  await does(({ toggle }) => toggle())
  expect(video.paused).toBe(true)
})

const premiere: Premiere = { begin: 0, end: null }

it('at a premiere a film that is behind goes where everybody is, and one that is ahead too', async () => {
  const { video, pass } = await film(premiere)
  video.paused = false
  await pass(60)
  expect(Math.abs(video.currentTime - 60)).toBeLessThan(3)
  video.currentTime = 300
  await pass(1)
  expect(Math.abs(video.currentTime - 61)).toBeLessThan(1)
})

it('whoever stops or goes back at a premiere is let be, and comes back to everybody when they want', async () => {
  const { video, does, pass, hook } = await film(premiere)
  video.paused = false
  await pass(60)
  await does(({ seek }) => seek(10))
  expect(hook.now.isFollowing).toBe(false)
  await pass(5)
  expect(video.currentTime).toBe(10)
  await does(({ follow }) => follow())
  expect([video.currentTime, hook.now.isFollowing]).toEqual([65, true])
  await does(({ toggle }) => toggle())
  expect([video.paused, hook.now.isFollowing]).toEqual([true, false])
})

it('nobody goes ahead of a premiere: who wants to is where everybody is', async () => {
  const { video, does, pass, hook } = await film(premiere)
  video.paused = false
  await pass(60)
  await does(({ seek }) => seek(400))
  expect([video.currentTime, hook.now.isFollowing]).toEqual([60, true])
})

it('a page without its film yet does nothing', async () => {
  const nowhere = { current: null }
  const noon = () => 0
  const hook = await renderHook(() => useFilmDeeds(nowhere, premiere, noon))
  await hook.act(() => {
    hook.now.seek(3)
    hook.now.toggle()
    hook.now.follow()
    hook.now.mute()
  })
  expect(hook.now.isFollowing).toBe(true)
})
