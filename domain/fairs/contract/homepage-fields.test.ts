import { expect, it } from 'vitest'
import { composed, homepageFields, homepageOfFields } from './homepage-fields.ts'

const languages = ['fr', 'en'] as const
const page = {
  fr: {
    headerType: 'plain' as const,
    title: 'Bonjour',
    image: 7,
    sections: [
      { id: 'a', kind: 'text' as const, title: 'Un', text: '<p>Un</p>' },
      { id: 'b', kind: 'figures' as const, figures: [{ value: '12', label: 'halls' }] },
    ],
  },
  en: { sections: [{ id: 'a', title: 'One' }] },
}
const fields = homepageFields(composed(page, languages, 'fr'))

it('each word of each language is a field; blocks and their order, and the kind of the head, are one for all', () =>
  expect(fields).toMatchObject({
    headerType: 'plain',
    sections: [
      { id: 'a', kind: 'text' },
      { id: 'b', kind: 'figures' },
    ],
    'fr.title': 'Bonjour',
    'en.title': null,
    'fr.image': 7,
    'en.sections.a.title': 'One',
    'fr.sections.b.figures': [{ value: '12', label: 'halls' }],
  }))

it('out of its fields it is the same page again', () => {
  const again = homepageOfFields(fields, languages)
  expect(again.fr).toEqual(page.fr)
  expect(again.en).toEqual({
    headerType: 'plain',
    sections: [
      { id: 'a', kind: 'text', title: 'One' },
      { id: 'b', kind: 'figures' },
    ],
  })
  expect(homepageFields(composed(again, languages, 'fr'))).toEqual(fields)
})

it('words of a block that is no longer there are sent no more', () => {
  const less = homepageOfFields({ ...fields, sections: [{ id: 'b', kind: 'figures' }] }, languages)
  expect(JSON.stringify(less)).not.toContain('One')
})

it('what stands there and cannot be meant is left out', () =>
  expect(homepageOfFields({ sections: 'x', 'fr.title': 3, headerType: 'odd' }, ['fr'])).toEqual({
    fr: { sections: [] },
  }))
