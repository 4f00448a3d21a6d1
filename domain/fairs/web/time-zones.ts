import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import type { Choice } from '#platform/web/forms/form-field.tsx'

const said = new Map<Locale, readonly Choice[]>()

/** Every zone that this browser knows, in words. */
export function timeZonesIn(locale: Locale): readonly Choice[] {
  const known = said.get(locale)
  if (known) return known
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map(id => ({
    id,
    label: timeZoneWords(locale, id),
  }))
  said.set(locale, zones)
  return zones
}

/** A zone by its city, what its time is called, and how far it is from UTC now: `Paris, Central European Time, UTC+1`. */
export function timeZoneWords(locale: Locale, id: string): string {
  const now = new Date()
  const name = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(dateLocale(locale), { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(part => part.type === 'timeZoneName')?.value ?? ''
  const city = id.split('/').at(-1)?.replaceAll('_', ' ') ?? id
  return [...new Set([city, name('longGeneric'), name('shortOffset')])].join(', ')
}
