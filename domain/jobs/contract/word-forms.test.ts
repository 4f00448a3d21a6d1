import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldCase } from '#platform/contract/text.ts'
import { signWords, wordForms } from './word-forms.ts'

it.each([
  ['directeur', 'directrice'],
  ['directrice', 'directeur'],
  ['vendeuse', 'vendeur'],
  ['vendeur', 'vendeuse'],
  ['infirmière', 'infirmier'],
  ['infirmier', 'infirmiere'],
  ['technicienne', 'technicien'],
  ['technicien', 'technicienne'],
  ['sportive', 'sportif'],
  ['Lehrerin', 'lehrer'],
  ['Ingenieurin', 'ingenieur'],
  ['Kauffrau', 'kaufmann'],
  ['Fachmann', 'fachfrau'],
  ['Polizistin', 'polizist'],
  ['verkoopster', 'verkoper'],
  ['verkoper', 'verkoopster'],
  ['verpleegster', 'verpleger'],
  ['timmervrouw', 'timmerman'],
  ['lerares', 'leraar'],
  ['saleswoman', 'salesman'],
  ['salesperson', 'saleswoman'],
  ['waitress', 'waiter'],
  ['direttrice', 'direttore'],
  ['infermiera', 'infermiere'],
  ['ingeniera', 'ingeniero'],
  ['dependienta', 'dependiente'],
  ['doctora', 'doctor'],
])('whoever looks for %s finds %s as well', (typed, other) => expect(wordForms(typed)).toContain(other))

it('a plural has the forms of its singular', () => {
  expect(wordForms('vendeuses')).toContain('vendeur')
  expect(wordForms('directrices')).toContain('directeur')
  expect(wordForms('Lehrerinnen')).toContain('lehrer')
})

it('short words, words with signs and several at once have no other forms', () =>
  expect(['elle', 'r&d', 'C++', 'chef de projet', '', '2026', 'été'].map(wordForms)).toEqual(
    Array.from({ length: 7 }, () => []),
  ))

it('case, accents and ligatures make no difference, as in the index', () => {
  expect(['Ärztin', 'CŒUR', 'Straße', 'Infirmière', 'ÉLÈVE'].map(foldCase)).toEqual([
    'arztin',
    'coeur',
    'strasse',
    'infirmiere',
    'eleve',
  ])
  expect(wordForms('INFIRMIÈRE')).toEqual(wordForms('infirmiere'))
})

it('whatever is typed, forms are words of an index, each once, and the word itself is none of them', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'aeinorstu', 'é', 'ß', 'œ', 'S', '-', ' '),
    maxLength: 45,
  })
  const ends = fc.constantFrom('', 'euse', 'innen', 'trice', 'ster', 'woman', 'ières', 'person')
  fc.assert(
    fc.property(letters, ends, (begin, end) => {
      const forms = wordForms(begin + end)
      expect(new Set(forms).size).toBe(forms.length)
      expect(forms).not.toContain(foldCase(begin + end))
      for (const form of forms) expect(form).toMatch(/^[a-z]{4,60}$/)
      expect(forms.length).toBeLessThan(20)
    }),
    { numRuns: 300 },
  )
})

it('words with signs are looked for with them, and not again without', () => {
  expect(signWords('Développeur C++ ou C# (.NET)')).toMatchObject({ signs: ['c++', 'c#', '.net'] })
  expect(signWords('Développeur C++ ou C# (.NET)').rest).not.toMatch(/[+#]|NET/)
  expect(signWords('F#, f#').signs).toEqual(['f#'])
})

it('a sign that only stands beside a word is none of it', () => {
  for (const text of ['A+B', 'fin.', 'www.example.net', 'x+++', '#1', 'C+'])
    expect([text, signWords(text).signs]).toEqual([text, []])
})

it('of many words with signs a few are looked for', () =>
  expect(signWords('a# b# c# d# e# f#').signs).toEqual(['a#', 'b#', 'c#', 'd#']))
