import { locales } from '#platform/contract/locale.ts'

/** Names in the order of `locales`: fr, en, nl, de, es, it. */
export type Names = readonly [string, string, string, string, string, string]

export const translationsOf = (names: Names, field = 'name') =>
  JSON.stringify(Object.fromEntries(locales.map((locale, at) => [locale, { [field]: names[at] }])))
