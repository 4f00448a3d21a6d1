import { expect, it } from 'vitest'
import { isSendable, missingParts, profileParts } from './profile-parts.ts'

it('a profile can be sent once it has a title and something to read: words, positions or a file', () => {
  expect(isSendable({})).toBe(false)
  expect(isSendable({ title: 'Soudeuse' })).toBe(false)
  expect(isSendable({ title: ' ', summary: 'Dix ans' })).toBe(false)
  expect(isSendable({ title: 'Soudeuse', summary: 'Dix ans' })).toBe(true)
  expect(isSendable({ title: 'Soudeuse', positions: [{ title: 'Atelier' }] })).toBe(true)
  expect(isSendable({ title: 'Soudeuse', cv: { id: 1 } })).toBe(true)
})

it('names the parts that nobody has filled in, until all are', () => {
  expect(missingParts({})).toEqual(profileParts)
  const named = [{ id: 1, name: 'x' }]
  const complete = {
    title: 'Soudeuse',
    summary: 'Dix ans',
    degree: 'BTS',
    functions: named,
    skills: named,
    languages: [{ language: 1 }],
    areas: named,
  }
  expect(missingParts(complete)).toEqual([])
  expect(missingParts({ ...complete, skills: [], languages: [] })).toEqual(['skills', 'languages'])
})
