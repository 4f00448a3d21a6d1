import { expect, it } from 'vitest'
import { createWords, withAnyKey } from './word-book.ts'

const book = createWords('fr', {
  visit: {
    scene: { zoom: 'Agrandir', stands_one: '{{count}} stand', stands_other: '{{count}} stands' },
    hello: 'Bonjour {{ name }} et {{other}}',
  },
  'visit/work': {
    scene: { zoom: 'Loupe' },
    plan: { booths_one: '{{count}} place', booths_other: '{{count}} places' },
  },
  app: { title: 'Verrière' },
})
const t = withAnyKey(book.of('visit'))

it('finds a sentence by its path', () => expect(t('scene.zoom')).toBe('Agrandir'))

it('counts as the language does', () =>
  expect([0, 1, 2, 1_000_000].map(count => t('scene.stands', { count }))).toEqual([
    '0 stand',
    '1 stand',
    '2 stands',
    '1000000 stands',
  ]))

it('puts values in their places as they are, and nothing where there is none', () =>
  expect(t('hello', { name: '<b>$&</b>' })).toBe('Bonjour <b>$&</b> et '))

it('says also what a domain keeps for those who work with it, where it has come', () =>
  expect([t('plan.booths', { count: 2 }), t('scene.zoom')]).toEqual(['2 places', 'Agrandir']))

it('says the words of another namespace', () => expect(t('app:title')).toBe('Verrière'))

it('says the key where there is no sentence, and nothing of what every object has', () =>
  expect([t('gone'), t('scene'), t('constructor'), t('x:y')]).toEqual(['gone', 'scene', 'constructor', 'y']))

it('says what is given for a sentence that there may be', () =>
  expect([t('gone', { defaultValue: '' }), t('scene.zoom', { defaultValue: '' })]).toEqual(['', 'Agrandir']))

it('gives the same function each time', () => expect(book.of('visit')).toBe(book.of('visit')))
