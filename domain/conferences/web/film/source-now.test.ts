import { expect, it } from 'vitest'
import type { ShownSource } from '../../contract/calls.ts'
import { sourceNow } from './source-now.ts'

const at = (time: string) => `2027-03-09T${time}:00Z`
const source = (url: string, said: Partial<ShownSource> = {}): ShownSource => ({
  kind: 'frame',
  url,
  from: null,
  until: null,
  language: null,
  ...said,
})
const now = (time: string) => Date.parse(at(time))

it('one that is always there is seen at any time', () => {
  expect(sourceNow([source('a')], now('10:00'), 'fr')?.url).toBe('a')
  expect(sourceNow([], now('10:00'), 'fr')).toBeNull()
})

it('several follow each other by their times; between two, what is always there', () => {
  const all = [
    source('first', { from: at('10:00'), until: at('11:00') }),
    source('second', { from: at('11:30') }),
    source('always'),
  ]
  const seen = (time: string) => sourceNow(all, now(time), 'fr')?.url
  expect([seen('09:00'), seen('10:00'), seen('11:00'), seen('11:30')]).toEqual([
    'always',
    'first',
    'always',
    'second',
  ])
})

it('of several languages it is the reader’s, else the first', () => {
  const all = [source('fr', { language: 'fr' }), source('de', { language: 'de' })]
  expect(['de', 'it'].map(language => sourceNow(all, now('10:00'), language)?.url)).toEqual(['de', 'fr'])
})
