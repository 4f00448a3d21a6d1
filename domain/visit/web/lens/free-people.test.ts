import { expect, it } from 'vitest'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { byBooth, countPeople, languagesOf } from './use-free-people.ts'

const person = (id: number, stand: number, ...languages: string[]) =>
  ({ id, stand: { id: stand }, languages }) as FreePerson

it('counts somebody who serves two booths once, and shows them at both', () => {
  const people = [person(1, 10), person(2, 10), person(1, 11)]
  expect(countPeople(people)).toBe(2)
  expect(byBooth(people).map(staff => staff.map(({ id }) => id))).toEqual([[1, 2], [1]])
})

it('offers the languages that are spoken, the most spoken first', () => {
  expect(languagesOf([person(1, 10, 'fr', 'nl'), person(2, 10, 'nl'), person(3, 11, 'de')])).toEqual([
    'nl',
    'fr',
    'de',
  ])
})
