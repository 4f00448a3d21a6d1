import { expect, it } from 'vitest'
import type { ShownSource } from '../../contract/calls.ts'
import { currentSource } from './current-source.ts'
import { sourceKindOf } from './source-kind.ts'

const source = (url: string, more: Partial<ShownSource> = {}): ShownSource => ({
  kind: 'tool',
  url,
  from: null,
  until: null,
  language: null,
  ...more,
})
const ten = '2027-03-09T10:00:00Z'
const eleven = '2027-03-09T11:00:00Z'
const morning = source('morning', { until: ten })
const later = source('later', { from: ten, until: eleven })
const at = (text: string) => Date.parse(text)

it('of several sources that one is shown whose time it is', () => {
  const both = [morning, later]
  expect(currentSource(both, at('2027-03-09T09:59:59Z'), 'fr')).toBe(morning)
  expect(currentSource(both, at(ten), 'fr')).toBe(later)
  expect(currentSource(both, at(eleven), 'fr')).toBeNull()
})

it('of those that are on at one time the reader’s language is shown', () => {
  const german = source('german', { language: 'de' })
  expect(currentSource([source('any'), german], null, 'de')).toBe(german)
  expect(currentSource([source('any'), german], null, 'fr')?.url).toBe('any')
})

it('a film of a known site is seen on the page, any other address opens by itself', () => {
  expect(sourceKindOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('frame')
  expect(sourceKindOf('https://tool.example/room/7')).toBe('tool')
})
