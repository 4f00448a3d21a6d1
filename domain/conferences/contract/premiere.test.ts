import { expect, it } from 'vitest'
import { correction, isPremiere, reachable, secondNow } from './premiere.ts'

const begin = Date.parse('2027-03-09T10:00:00Z')
const at = (seconds: number) => begin + seconds * 1_000
const premiere = { begin, end: at(600) }
const follow = { isFollowing: true, duration: 500 }

it('everybody sees the second that it is, whenever they come', () => {
  expect(secondNow(premiere, at(-30))).toBe(-30)
  expect(secondNow(premiere, at(75))).toBe(75)
  expect(correction(premiere, 0, at(75), follow)).toBe(75)
  expect(correction(premiere, 74, at(75), follow)).toBeNull()
  expect(correction(premiere, 0, at(-5), follow)).toBeNull()
})

it('nobody is ahead of it, not even on purpose', () => {
  expect(reachable(premiere, 400, at(75))).toBe(75)
  expect(reachable(premiere, 40, at(75))).toBe(40)
  expect(reachable(premiere, -4, at(75))).toBe(0)
  expect(correction(premiere, 300, at(75), { ...follow, isFollowing: false })).toBe(75)
})

it('whoever has gone back is let be, and after its end everybody sees it as they like', () => {
  expect(correction(premiere, 10, at(75), { ...follow, isFollowing: false })).toBeNull()
  expect([isPremiere(premiere, at(599)), isPremiere(premiere, at(600))]).toEqual([true, false])
  expect(reachable(premiere, 400, at(700))).toBe(400)
  expect(correction(premiere, 10, at(700), follow)).toBeNull()
})

it('a film that is shorter than its time stays at its end', () => {
  expect(correction(premiere, 500, at(560), follow)).toBeNull()
  expect(correction(premiere, 400, at(560), follow)).toBe(500)
})
