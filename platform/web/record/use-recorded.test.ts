import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import { listenToRecords, type Recorded } from './record.ts'
import { useRecorded } from './use-recorded.ts'

const [fairId, someStand] = [7, 41]
const second = 1000
let heard: Recorded[] = []
let stop = () => {}

beforeEach(() => {
  // React's own clocks go on.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible' })
  for (const [name, listen] of Object.entries(listening)) vi.stubGlobal(name, listen)
  heard = []
  stop = listenToRecords(event => heard.push(event))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pageOf = (type: string, id: number | null = someStand) =>
  renderHook(() => useRecorded(type, id, fairId))
const told = () => heard.map(({ type, resourceType, value }) => [resourceType, type, value])

it('time is of what was opened last, and of the page below it once that is closed', async () => {
  const booth = await pageOf('stands')
  vi.advanceTimersByTime(5 * second)
  const poster = await pageOf('stand_posters')
  vi.advanceTimersByTime(7 * second)
  await poster.leave()
  vi.advanceTimersByTime(3 * second)
  await booth.leave()
  expect(told()).toEqual([
    ['stands', 'view', undefined],
    ['stand_posters', 'view', undefined],
    ['stand_posters', 'stay', 7],
    ['stands', 'stay', 8],
  ])
})

it('a page of nothing, such as a preview, counts nothing', async () => {
  const preview = await pageOf('stands', null)
  vi.advanceTimersByTime(90 * second)
  await preview.leave()
  expect(heard).toEqual([])
})
