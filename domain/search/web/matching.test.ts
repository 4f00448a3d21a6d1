import { expect, it } from 'vitest'
import { isOneSlipAway, marksIn } from './matching.ts'

const hit = (text: string, typed: string) =>
  marksIn(text, typed)?.map(([from, to]) => text.slice(from, to)) ?? null

it('finds the beginning of words in any order, whatever accents and capitals are typed', () => {
  expect(hit('Paramètres du salon', 'param')).toEqual(['Param'])
  expect(hit('Paramètres du salon', 'sal parametres')).toEqual(['Paramètres', 'sal'])
  expect(hit('Éditer les étages', 'etages')).toEqual(['étages'])
  expect(hit('Pont de l’Øresund', 'oresund')).toEqual(['Øresund'])
})

it('asks of each typed word that it is there', () => {
  expect(hit('Paramètres du salon', 'param hall')).toBeNull()
  expect(hit('Paramètres du salon', 'alo')).toBeNull()
  expect(hit('Paramètres du salon', '  ')).toBeNull()
})

it('forgives one slip in a word of four letters or more', () => {
  for (const typed of ['paarmètres', 'parmètres', 'paramettres', 'paramètrus'])
    expect(hit('Paramètres du salon', typed), typed).not.toBeNull()
  expect(hit('Paramètres du salon', 'puremètres')).toBeNull()
  expect(hit('Halls', 'hxl')).toBeNull()
  expect(isOneSlipAway('abc', 'abcde')).toBe(false)
})
