import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/words/words.ts'

const dayMs = 86_400_000

/** The number of a day, as the calendar counts in a zone. */
const dayNumber = (moment: Date, timeZone: string) =>
  Math.round(
    Date.parse(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)}T00:00Z`,
    ) / dayMs,
  )

/** Midnights between two moments, in a zone. */
export const daysBetween = (from: Date, to: Date, timeZone: string) =>
  dayNumber(to, timeZone) - dayNumber(from, timeZone)

/** Days and times of the fair, in its zone and the reader’s words. */
export function useDays() {
  const { timeZone } = useCurrentFair()
  const locale = dateLocale(useLocale())
  const format = (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(at))
  const isThisYear = (at: string) =>
    format(at, { year: 'numeric' }) === format(new Date().toISOString(), { year: 'numeric' })
  const year = (at: string) => (isThisYear(at) ? {} : { year: 'numeric' as const })
  return {
    /** “mardi 8 décembre”. */
    day: (at: string) => format(at, { weekday: 'long', day: 'numeric', month: 'long', ...year(at) }),
    /** “24 nov.” */
    shortDay: (at: string) => format(at, { day: 'numeric', month: 'short', ...year(at) }),
    /** “nov. 2028”, of `2028-11`. */
    month: (at: string) => format(`${at}-15T12:00Z`, { month: 'short', year: 'numeric' }),
    time: (at: string) => format(at, { hour: '2-digit', minute: '2-digit' }),
    isToday: (at: string) => daysBetween(new Date(at), new Date(), timeZone) === 0,
    daysUntil: (at: string) => daysBetween(new Date(), new Date(at), timeZone),
    daysFrom: (from: string, to: string) => daysBetween(new Date(from), new Date(to), timeZone),
  }
}
