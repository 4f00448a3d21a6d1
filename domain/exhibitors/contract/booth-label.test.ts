import { expect, it } from 'vitest'
import { boothLabel, findsBooth, isSameLabel, placeLabel } from './booth-label.ts'
import { initialsOf } from './initials.ts'

it('a place is called by its hall and its number, and hall H1 place 6 is not place 16 of hall H', () => {
  expect([placeLabel('A', 6), placeLabel('H1', 6), placeLabel('H', 16)]).toEqual(['A6', 'H1-6', 'H16'])
})

it('a booth is called by its own label, else by its place, and by nothing while it waits for one', () => {
  const at = (label: string | null, letter: string | null, number: number | null) =>
    boothLabel({ label, fairHall: letter === null ? null : { letter }, number })
  expect([at('Bar', 'A', 6), at(null, 'A', 6), at('Bar', null, null), at('Bar', 'A', null)]).toEqual([
    'Bar',
    'A6',
    '',
    '',
  ])
})

it('labels are the same however they are spaced and cased', () => {
  expect(isSameLabel('A 6', 'a6')).toBe(true)
  expect(isSameLabel('Entrée  1', 'ENTREE 1')).toBe(true)
  expect(isSameLabel('A6', 'A16')).toBe(false)
})

it('a search finds a booth by a piece of its exhibitor’s name or by how its label begins', () => {
  const finds = (search: string) => findsBooth(search, 'Maison Dhaène', 'A 16')
  expect(['dhaene', 'MAISON', 'a1', 'A 1', ' a16 '].map(finds)).toEqual(Array(5).fill(true))
  expect(['16', 'b', 'a2'].map(finds)).toEqual([false, false, false])
})

it.each([
  ['Maison Dhaene & Fils', 'MD'],
  ['L’Atelier du Verre', 'AV'],
  ['verre', 'Ve'],
  ['X', 'X'],
  ['3M', '3M'],
  ['de la', 'De'],
])('%s stands for itself as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
