import { describe, expect, it } from 'vitest'
import { excerptOf, marksIn } from './marks.ts'
import { isOneApart } from './near-words.ts'

const word = (typed: string, near: string[] = []) => ({ typed, near, edits: [] })
const marked = (text: string, ...words: ReturnType<typeof word>[]) =>
  marksIn(text, words).map(([from, to]) => text.slice(from, to))

describe('marks', () => {
  it('are on what was typed of a word, whatever its accents, ligatures and case', () => {
    expect(marked('Soudage et SOUDURE', word('soud'))).toEqual(['Soud', 'SOUD'])
    expect(marked('Métallurgie', word('metal'))).toEqual(['Métal'])
    expect(marked('Œuvre', word('oeu'))).toEqual(['Œu'])
    expect(marked('Straße', word('strass'))).toEqual(['Straß'])
    expect(marked('e\u0301cole', word('e'))).toEqual(['e\u0301'])
  })

  it('are on the whole of a form, and of what was meant', () => {
    expect(marked('La soudure', word('soudures'))).toEqual(['soudure'])
    expect(marked('La soudure', word('soudre', ['soudure']))).toEqual(['soudure'])
  })

  it('are on words that begin so, not within others', () => {
    expect(marked('dessous', word('sous'))).toEqual([])
  })
})

it('an excerpt is the line around the first mark', () => {
  const text = `${'mot '.repeat(60)}la soudure de précision ${'fin '.repeat(60)}`
  const excerpt = excerptOf(text, [word('soudure')])
  expect(excerpt).toMatch(/^… .* soudure .* …$/)
  expect(excerpt.length).toBeLessThan(130)
  expect(excerptOf('Un  texte\ncourt', [word('x')])).toBe('Un texte court')
})

it('words are one error apart by a letter more, less or another, or by two that have changed places', () => {
  for (const other of ['soudre', 'soudurre', 'soudire', 'suodure', 'soudrue', 'soudure'])
    expect(isOneApart('soudure', other), other).toBe(true)
  for (const other of ['soude', 'sdoure', 'ruedous', 'soudures2x'])
    expect(isOneApart('soudure', other), other).toBe(false)
})
