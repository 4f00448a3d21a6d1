import { expect, test } from 'vitest'
import { boothSteps } from './checklist.ts'
import type { BoothConfiguration, BoothContent } from './configuration.ts'

const bare: BoothContent = {
  standType: null,
  standTypeVariation: null,
  color: null,
  prop: null,
  logo: null,
  poster: null,
  video: null,
  looks: {},
  languages: [],
  brochures: [],
  isVisible: true,
  label: null,
}
const booth: Pick<BoothConfiguration, 'fair' | 'firm' | 'people'> = {
  fair: { id: 1, homepage: 'fair', name: 'Fair', mainLanguage: 'fr', languages: ['fr', 'en'] },
  firm: {
    id: 1,
    name: 'Firm',
    initials: 'Fi',
    color: '#123456',
    shape: 'sq',
    logo: null,
    prop: 'plant',
    sector: null,
    town: null,
  },
  people: [],
}
const text = (code: string, description: string | null) => ({ code, title: null, slogan: null, description })
const done = (content: Partial<BoothContent>, more: object = {}) =>
  boothSteps({ ...bare, ...content }, { ...booth, ...more })
    .filter(step => step.isDone)
    .map(step => step.id)

test('a bare booth lacks its logo, its words in the fair’s language and a contact', () => {
  const missing = boothSteps(bare, booth).filter(step => step.isNeeded && !step.isDone)
  expect(missing.map(step => step.id)).toEqual(['logo', 'words', 'contact'])
})

test('the firm’s logo counts, and empty formatting is no description', () => {
  expect(done({}, { firm: { ...booth.firm, logo: '/media/a.webp' } })).toContain('logo')
  expect(done({ languages: [text('fr', '<p><br></p>&nbsp;')] })).not.toContain('words')
  expect(done({ languages: [text('en', '<p>Hello</p>')] })).not.toContain('words')
  expect(done({ languages: [text('fr', '<p>Bonjour</p>')] })).toContain('words')
})

test('translations are complete when every language of the booth is described', () => {
  const french = text('fr', '<p>Bonjour</p>')
  expect(done({ languages: [french, text('en', null)] })).not.toContain('translations')
  expect(done({ languages: [french, text('en', '<p>Hello</p>')] })).toContain('translations')
})
