import { expect, test } from 'vitest'
import { composed } from '../../contract/homepage-fields.ts'
import { addSection, orderSections, removeSection, setSection, setShared } from './draft.ts'

const languages = ['fr', 'en'] as const
const old = {
  fr: { title: 'Bonjour', sections: [{ title: 'Un' }, { title: 'Deux' }] },
  en: { sections: [{ title: 'One' }] },
}
const draft = composed(old, languages, 'fr')
const ids = (homepage: typeof draft.homepage, code: 'fr' | 'en') =>
  homepage[code]?.sections?.map(section => section.id)

test('every language has the blocks of the main one, with its own words', () => {
  expect(draft.homepage.fr?.sections).toEqual([
    { id: 's1', kind: 'text', title: 'Un' },
    { id: 's2', kind: 'text', title: 'Deux' },
  ])
  expect(draft.homepage.en?.sections).toEqual([
    { id: 's1', kind: 'text', title: 'One' },
    { id: 's2', kind: 'text' },
  ])
  expect(composed(draft.homepage, languages, 'fr')).toEqual(draft)
})

test('a block is added, moved and taken away in all languages, and worded in one', () => {
  const more = addSection(draft, 'figures', 'x')
  expect([ids(more, 'fr'), ids(more, 'en')]).toEqual([
    ['s1', 's2', 'x'],
    ['s1', 's2', 'x'],
  ])
  const moved = orderSections({ ...draft, homepage: more }, ['x', 's2', 's1'])
  expect(ids(moved, 'en')).toEqual(['x', 's2', 's1'])
  expect(ids(removeSection({ ...draft, homepage: moved }, 's2'), 'fr')).toEqual(['x', 's1'])
  const worded = setSection(draft, 'en', 's2', { title: 'Two' })
  expect([worded.en?.sections?.[1]?.title, worded.fr?.sections?.[1]?.title]).toEqual(['Two', 'Deux'])
})

test('what is the same in every language is set in all', () => {
  const plain = setShared(draft, { headerType: 'plain' })
  expect([plain.fr?.headerType, plain.en?.headerType, plain.fr?.title]).toEqual(['plain', 'plain', 'Bonjour'])
})
