import { expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useArrival } from './use-arrival.ts'

const door = () => ({ focus: vi.fn() }) as unknown as SVGAElement
const focused = (doors: readonly SVGAElement[]) => doors.map(one => vi.mocked(one.focus).mock.calls.length)

it('the focus arrives with whoever walks on by key, though the row that they leave is drawn anew before', async () => {
  let doors = [door(), door()]
  let [from, row] = [24, 3]
  const page = await renderHook(() => useArrival(from, row, () => doors))
  await page.act(() => page.now(18, 'last'))
  row = 4
  await page.again()
  expect(focused(doors)).toEqual([0, 0])
  doors = [door(), door()]
  ;[from, row] = [18, 3]
  await page.again()
  expect(focused(doors)).toEqual([0, 1])
  // By mouse one stays where one presses.
  await page.act(() => page.now(24, undefined))
  ;[from, row] = [24, 4]
  await page.again()
  expect(focused(doors)).toEqual([0, 1])
  await page.leave()
})
