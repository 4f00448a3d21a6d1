import isoCountries from 'i18n-iso-countries'
import { locales } from '#platform/contract/locale.ts'
import type { Translations } from './words.ts'

/** ISO 3166-1 alpha-2. The package adds one that is not among them. */
const codes = Object.keys(isoCountries.getAlpha2Codes()).filter(code => code !== 'XK')

/** Their long names tell of their status; the short names of all others are abbreviations. */
const cumbersome = new Set(['HK', 'MO', 'PS'])

/** France, then her neighbours; all others after them, by name. */
const first = ['FR', 'BE', 'CH', 'LU', 'DE', 'NL', 'ES', 'IT', 'GB', 'IE', 'PT', 'MC', 'AD']

/** Every country with its name in each language, from the Unicode data of the runtime. */
export function countries(): { iso: string; rank: number; translations: Translations }[] {
  const names = locales.map(locale => ({
    locale,
    long: new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
    short: new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' }),
  }))
  const nameOf = (iso: string, at: number) =>
    names[at]?.[cumbersome.has(iso) ? 'short' : 'long'].of(iso) ?? iso
  const inOrder = codes.toSorted(
    (a, b) => place(a) - place(b) || nameOf(a, 0).localeCompare(nameOf(b, 0), locales[0]),
  )
  return inOrder.map(iso => ({
    iso,
    rank: place(iso),
    translations: Object.fromEntries(names.map(({ locale }, at) => [locale, { name: nameOf(iso, at) }])),
  }))
}

const place = (iso: string) => (first.includes(iso) ? first.indexOf(iso) : first.length)
