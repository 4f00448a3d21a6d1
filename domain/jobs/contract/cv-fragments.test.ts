import { expect, it } from 'vitest'
import { fragmentsOf } from './cv-fragments.ts'

const marked = (texts: readonly string[], ...words: string[]) =>
  fragmentsOf(texts, new Set(words)).map(({ text, marks }) =>
    marks
      .toReversed()
      .reduce((said, [from, to]) => `${said.slice(0, from)}[${said.slice(from, to)}]${said.slice(to)}`, text),
  )

it('words are found as an index has them: without case and accents, with their signs', () => {
  expect(marked(['Ingénieure, chef d’équipe'], 'ingenieure')).toEqual(['[Ingénieure], chef d’équipe'])
  expect(marked(['Cœur de métier : le C++, pas le C#'], 'coeur', 'c++')).toEqual([
    '[Cœur] de métier : le [C++], pas le C#',
  ])
  expect(marked(['Services in .NET and Node.js'], '.net', 'node')).toEqual([
    'Services in [.NET] and [Node].js',
  ])
})

it('a long text is cut between words around what was found', () => {
  const long = `${'avant '.repeat(40)}charpente ${'après '.repeat(60)}`
  const [said = ''] = marked([long], 'charpente')
  expect(said).toMatch(/^… (avant )+\[charpente\]( après)+ …$/)
  expect(said.length).toBeLessThan(175)
})

it('what says the most comes first; a second piece only says what the first does not', () => {
  const texts = ['Charpente', 'Charpente et voile', 'Voile, gréement']
  expect(marked(texts, 'charpente', 'voile', 'greement')).toEqual([
    '[Charpente] et [voile]',
    '[Voile], [gréement]',
  ])
  expect(marked(texts, 'charpente')).toEqual(['[Charpente]'])
  expect(marked(texts, 'soudure')).toEqual([])
})

it('addresses and numbers by which somebody is reached are left out, also where they are what was searched for', () => {
  const texts = ['Charpente, ana@nord.test, 06 12 34 56 78, https://ana.test/cv']
  expect(marked(texts, 'charpente', 'ana', '34')).toEqual(['[Charpente], … …, …'])
})
