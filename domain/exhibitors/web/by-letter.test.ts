import { describe, expect, it } from 'vitest'
import { byLetter } from './by-letter.ts'

const letters = (...names: string[]) => byLetter(names.map(name => ({ name }))).map(group => group.letter)

describe('an index by letter', () => {
  it('takes accents and case for what they are, and figures together', () => {
    expect(letters('3D Nord', '42', 'Acier', 'élan', 'Essor')).toEqual(['#', 'A', 'E'])
  })

  it('keeps every row, in its order', () => {
    const rows = ['Alpha', 'Atlas', 'Beta'].map(name => ({ name }))
    expect(byLetter(rows).flatMap(group => group.rows)).toEqual(rows)
  })
})
