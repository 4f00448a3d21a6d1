import { expect, it } from 'vitest'
import { boothChanges, boothFields, textsIn } from './booth-fields.ts'
import type { BoothConfiguration } from './configuration.ts'

const french = { code: 'fr', title: 'Nef', slogan: null, description: '<p>Coques</p>' }
const booth = {
  fair: { languages: ['fr', 'en'] },
  people: [{ id: 7 }, { id: 8 }],
  content: { color: '#0f7a62', looks: { 7: 21 }, languages: [french] },
} as unknown as BoothConfiguration

it('each text of each language is a field, and each contact’s look, also where nothing is said or chosen yet', () =>
  expect(boothFields(booth)).toEqual({
    color: '#0f7a62',
    'looks.7': 21,
    'looks.8': null,
    'languages.fr': true,
    'languages.fr.title': 'Nef',
    'languages.fr.slogan': null,
    'languages.fr.description': '<p>Coques</p>',
    'languages.en': false,
    'languages.en.title': null,
    'languages.en.slogan': null,
    'languages.en.description': null,
  }))

it('what was changed is sent as the call takes it: other texts go as they are saved', () => {
  const saved = boothFields(booth)
  expect(boothChanges({ color: '#111111' }, saved)).toEqual({ color: '#111111' })
  expect(boothChanges({ 'languages.en': true, 'languages.en.slogan': 'Hulls' }, saved)).toEqual({
    languages: [french, { code: 'en', title: null, slogan: 'Hulls', description: null }],
  })
  expect(boothChanges({ 'languages.fr': false }, saved)).toEqual({ languages: [] })
  expect(textsIn(saved)).toEqual([french])
})

it('the look of one contact is sent with those of the others as they are saved', () => {
  const saved = boothFields(booth)
  expect(boothChanges({ 'looks.8': 22 }, saved)).toEqual({ looks: { 7: 21, 8: 22 } })
  expect(boothChanges({ 'looks.7': null }, saved)).toEqual({ looks: {} })
})
