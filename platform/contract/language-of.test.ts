import { expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

const said = { fr: { title: 'Soudeur', description: '<p>Souder.</p>' }, de: { title: 'Schweißer' } }

it('a text is in the reader’s language, else in French, else in one that has it: as the server answers', () => {
  expect(languageOf(said, 'title', 'de')).toBe('de')
  expect(languageOf(said, 'description', 'de')).toBe('fr')
  expect(languageOf({ nl: { title: 'Lasser' } }, 'title', 'it')).toBe('nl')
  expect(languageOf(said, 'profile', 'fr')).toBeNull()
})
