import { expect, it } from 'vitest'
import { untilDoors } from './until-doors.ts'

const waiting = { may: false, reason: 'doors_closed', passes: [] } as const
const at = (time: string) => `2027-03-09T${time}Z`

it('whoever waits before closed doors asks again once they are open, and not all in one moment', () => {
  const view = { entry: { ...waiting, passes: [] }, now: at('09:10:00'), doors: at('09:20:00') }
  expect(untilDoors(view, 0)).toBe(601_000)
  expect(untilDoors(view, 1)).toBe(605_000)
})

it('nobody else asks', () => {
  const inside = { may: true, reason: null, passes: [] }
  expect(untilDoors({ entry: inside, now: at('09:10:00'), doors: at('09:20:00') }, 0)).toBe(
    Number.POSITIVE_INFINITY,
  )
  expect(untilDoors({ entry: { ...waiting, passes: [] }, now: at('09:10:00'), doors: null }, 0)).toBe(
    Number.POSITIVE_INFINITY,
  )
})
