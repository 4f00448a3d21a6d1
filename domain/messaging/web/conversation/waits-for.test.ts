import { expect, it } from 'vitest'
import { isColleagues, waitsFor } from './waits-for.ts'

const me = 1
const malik = {
  id: 2,
  firstName: 'Malik',
  lastName: 'Diallo',
  jobTitle: null,
  look: {},
  picture: null,
  firm: null,
}
const waiting = { as: 'booth', waitingSince: '2026-11-23T09:00:00Z', takenBy: null, mayWrite: true } as const

it('somebody waits for whoever of the booth may answer, until a colleague does or nothing can be written', () => {
  expect(waitsFor(waiting, me)).toBe(true)
  expect(waitsFor({ ...waiting, takenBy: { ...malik, id: me } }, me)).toBe(true)
  expect(waitsFor({ ...waiting, takenBy: malik }, me)).toBe(false)
  expect(waitsFor({ ...waiting, waitingSince: null }, me)).toBe(false)
  expect(waitsFor({ ...waiting, mayWrite: false }, me)).toBe(false)
  expect(waitsFor({ ...waiting, as: 'person' }, me)).toBe(false)
})

it('what a colleague deals with is theirs, and one’s own conversation nobody else’s', () => {
  expect(isColleagues({ as: 'booth', takenBy: malik }, me)).toBe(true)
  expect(isColleagues({ as: 'booth', takenBy: null }, me)).toBe(false)
  expect(isColleagues({ as: 'person', takenBy: malik }, me)).toBe(false)
})
