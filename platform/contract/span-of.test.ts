import { expect, it } from 'vitest'
import { spanOf } from './span-of.ts'

it('says how long something was as one reads it, in each language', () => {
  const spans = [-4, 15, 59.6, 90, 3_600, 4_320]
  const plain = (locale: string) => spans.map(seconds => spanOf(seconds, locale).replace(/\s/g, ' '))
  expect(plain('fr')).toEqual(['0 s', '15 s', '1 min', '2 min', '1 h', '1 h 12 min'])
  expect(plain('de')).toEqual(['0 Sek.', '15 Sek.', '1 Min.', '2 Min.', '1 Std.', '1 Std. 12 Min.'])
})

it('stands in one line, whatever spaces a language writes', () => {
  for (const locale of ['fr', 'en', 'nl', 'de', 'es', 'it'])
    for (const seconds of [15, 90, 4_320]) expect(spanOf(seconds, locale), locale).not.toContain(' ')
})
