import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import { listenToRecords, type Recorded } from './record.ts'
import { usePlayed } from './use-played.ts'

const second = 1000
const film = { paused: false, seeking: false }
const ref = { current: film as HTMLVideoElement }
const page = { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' }
let heard: Recorded[] = []
let stop = () => {}

beforeEach(() => {
  // React's own clocks go on.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('document', page)
  heard = []
  stop = listenToRecords(event => heard.push(event))
})
afterEach(() => {
  Object.assign(film, { paused: false })
  page.visibilityState = 'visible'
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the seconds of a film count that were played while it was seen, each once', async () => {
  const booth = await renderHook(() => usePlayed(ref, { type: 'stand_videos', id: 41, fair: 7 }))
  vi.advanceTimersByTime(40 * second)
  Object.assign(film, { paused: true })
  vi.advanceTimersByTime(50 * second)
  Object.assign(film, { paused: false })
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(50 * second)
  page.visibilityState = 'visible'
  vi.advanceTimersByTime(5 * second)
  await booth.leave()
  const played = { fairId: 7, type: 'play', resourceType: 'stand_videos', resourceId: 41 }
  expect(heard).toEqual([
    { ...played, value: 30 },
    { ...played, value: 15 },
  ])
})

it('a film that is only looked over counts nothing', async () => {
  const preview = await renderHook(() => usePlayed(ref, null))
  vi.advanceTimersByTime(90 * second)
  await preview.leave()
  expect(heard).toEqual([])
})
