import { expect, it } from 'vitest'
import { acceptedLocale, dateLocale, defaultLocale, isLocale, locales } from './locale.ts'
import { type Policy, parsePolicy, scopesFor } from './policy.ts'

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, nl;q=0.9', 'nl'],
  ['pt, ja;q=0.9, it;q=0.1', 'it'],
  ['EN-gb', 'en'],
  ['es;q=0, fr;q=0.2', 'fr'],
  ['pt-BR', defaultLocale],
  ['', defaultLocale],
  [';;q=,,=', defaultLocale],
  [undefined, defaultLocale],
])('a browser that wishes %s is answered in %s', (header, locale) =>
  expect(acceptedLocale(header)).toBe(locale),
)

it('a header without end is read no further than people write one', () =>
  expect(acceptedLocale(`${'x'.repeat(10_000)},de`)).toBe(defaultLocale))

it('a language of the interface is one of six, and no object is one', () => {
  expect(locales.every(isLocale)).toBe(true)
  expect(['pt', 'FR', '', null, ['fr'], { fr: 1 }].some(isLocale)).toBe(false)
})

const policy: Policy = { superAdmin: 'LRCUD:A', organizer: ['LR:P', 'LRU:F'], anonymous: 'LR:P' }
const scopes = (roles: Parameters<typeof scopesFor>[1], action: Parameters<typeof scopesFor>[2]) =>
  scopesFor(parsePolicy(policy), roles, action)

it('somebody may do what one of their roles may, where it may, and what everybody may', () => {
  expect(scopes(['organizer'], 'R')).toEqual(['P', 'F'])
  expect(scopes(['organizer'], 'U')).toEqual(['F'])
  expect(scopes(['organizer', 'superAdmin'], 'U').sort()).toEqual(['A', 'F'])
  expect(scopes(['visitor'], 'R')).toEqual(['P'])
})

it('what is not said is allowed to nobody', () => {
  expect(scopes(['organizer'], 'D')).toEqual([])
  expect(scopes(['visitor'], 'U')).toEqual([])
  expect(scopes([], 'C')).toEqual([])
})

it('in English the day comes before the month, and the day has 24 hours', () => {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' } as const
  const at = new Date('2026-11-24T17:05:00Z')
  expect(new Intl.DateTimeFormat(dateLocale('en'), format).format(at)).toBe('24/11/2026, 17:05')
  for (const locale of locales)
    expect(new Intl.DateTimeFormat(dateLocale(locale), format).format(at)).not.toMatch(/[AP]M/i)
})
