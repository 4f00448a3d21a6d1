import { expect, it } from 'vitest'
import { clockOf } from '#platform/web/words/clock-of.ts'
import { corners, movedBy, nearestCorner } from './corner.ts'

it('the arrows lead from any corner to any other, and other keys nowhere', () => {
  expect(movedBy('bottom-right', 'ArrowUp')).toBe('top-right')
  expect(movedBy('top-right', 'ArrowLeft')).toBe('top-left')
  expect(movedBy('top-left', 'ArrowDown')).toBe('bottom-left')
  expect(movedBy('bottom-left', 'ArrowRight')).toBe('bottom-right')
  for (const corner of corners) expect(movedBy(corner, 'Enter')).toBeNull()
})

it('what is let go of lies in the corner that is nearest to its middle', () => {
  const frame = { left: 0, top: 0, width: 1_000, height: 600 }
  const at = (left: number, top: number) => nearestCorner({ left, top, width: 200, height: 100 }, frame)
  expect([at(10, 10), at(700, 20), at(380, 400), at(420, 270)]).toEqual([
    'top-left',
    'top-right',
    'bottom-left',
    'bottom-right',
  ])
})

it('the length of a call has two digits each for hours, minutes and seconds, and never runs backwards', () => {
  expect([0, 59.9, 252, 3_661, -4].map(clockOf)).toEqual([
    '00:00:00',
    '00:00:59',
    '00:04:12',
    '01:01:01',
    '00:00:00',
  ])
})
