import { locales } from '#platform/contract/locale.ts'

/** Codes that the platform's region names know but that are no countries. */
const notCountries = new Set(['AC', 'BU', 'CP', 'CQ', 'CS', 'DD', 'DG', 'EA', 'EU', 'EZ', 'FX', 'IC', 'NT', 'QO', 'QU', 'SU', 'TA', 'TP', 'UK', 'UN', 'XA', 'XB', 'XK', 'YD', 'YU', 'ZR', 'ZZ', 'AN', 'HV', 'DY', 'NH', 'RH', 'VD'])

/** First the fair's neighbours, then by name. */
const first = ['FR', 'BE', 'NL', 'DE', 'LU', 'CH', 'ES', 'IT', 'GB', 'IE', 'PT']

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** ISO 3166-1 countries with their names in every language of the interface, from the platform's Unicode data. */
export function countries(): { iso: string; rank: number; translations: string }[] {
  const names = locales.map(locale => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  const isos = letters.flatMap(a => letters.map(b => a + b)).filter(iso => !notCountries.has(iso) && names[0]?.of(iso))
  return isos.map(iso => ({
    iso,
    rank: first.includes(iso) ? first.indexOf(iso) : first.length,
    translations: JSON.stringify(Object.fromEntries(locales.map((locale, at) => [locale, { name: names[at]?.of(iso) ?? iso }]))),
  }))
}
