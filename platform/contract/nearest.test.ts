import { expect, it } from 'vitest'
import { mendedEmail, type NameOf, nearest } from './nearest.ts'

const countries: NameOf[] = [
  ['France', 1],
  ['Francia', 1],
  ['Allemagne', 2],
  ['Autriche', 3],
  ['Austria', 3],
  ['Australie', 4],
  ['Australia', 4],
  ['Italia', 5],
  ['Italie', 5],
  ['Mali', 6],
]

it.each([
  ['Frnce', 'France'],
  ['frnace', 'France'],
  ['Alemagne', 'Allemagne'],
  ['Autrihce', 'Autriche'],
  ['Itali', 'Italia'],
])('of %s it is said that %s was meant', (word, meant) => expect(nearest(word, countries)).toBe(meant))

it.each(['Narnia', 'Mal', 'Austrlia x', '', 'XX'])('of "%s" nothing is guessed', word =>
  expect(nearest(word, countries)).toBeUndefined(),
)

it('where two names are as near, none is', () =>
  expect(
    nearest('Marten', [
      ['Martin', 1],
      ['Martel', 2],
    ]),
  ).toBeUndefined())

it('a word of many letters takes no longer than one of some', () =>
  expect(nearest('x'.repeat(100_000), countries)).toBeUndefined())

it.each([
  ['anna @lys.example', 'anna@lys.example'],
  ['anna(at)lys,example', 'anna@lys.example'],
  ['anna@gmial.com', 'anna@gmail.com'],
  ['mailto:anna@@lys..example;', 'anna@lys.example'],
])('%s is probably %s', (word, meant) => expect(mendedEmail(word)).toBe(meant))
