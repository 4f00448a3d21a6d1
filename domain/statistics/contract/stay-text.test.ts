import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stayText } from './stay-text.ts'

const said = (seconds: number, locale = 'fr') => stayText(seconds, locale).replace(/\s/g, ' ')

it('a stay is said in minutes and seconds below an hour, and in hours and minutes beyond', () =>
  expect([0, 15, 60, 170, 3_540, 3_599, 3_600, 4_330].map(seconds => said(seconds))).toEqual([
    '0 s',
    '15 s',
    '1 min',
    '2 min 50 s',
    '59 min',
    '59 min 59 s',
    '1 h',
    '1 h 12 min',
  ]))

it('a median between two seconds is a whole one, and sixty of them are a minute', () =>
  expect([119.6, 59.5, 170.4, 0.4].map(seconds => said(seconds))).toEqual([
    '2 min',
    '1 min',
    '2 min 50 s',
    '0 s',
  ]))

it('minutes and seconds stand in one line', () => expect(stayText(472, 'de')).not.toContain(' '))

it('it is said as each of six languages writes it', () =>
  expect((['fr', 'en', 'nl', 'de', 'es', 'it'] as const).map(locale => said(170, locale))).toEqual([
    '2 min 50 s',
    '2 min 50 sec',
    '2 min 50 sec',
    '2 Min. 50 Sek.',
    '2 min 50 s',
    '2 min 50 s',
  ]))

it('below an hour no second is lost, and none beyond sixty is said', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3_599.4, noNaN: true }), seconds => {
      const [, minutes = '0'] = /(\d+) min/.exec(said(seconds)) ?? []
      const [, rest = '0'] = /(\d+) s/.exec(said(seconds)) ?? []
      expect(Number(rest)).toBeLessThan(60)
      expect(Number(minutes) * 60 + Number(rest)).toBe(Math.round(seconds))
    }),
    { numRuns: 200 },
  )
})
