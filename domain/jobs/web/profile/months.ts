import { dateLocale, type Locale } from '#platform/contract/locale.ts'

const month = (value: string, locale: Locale) =>
  new Intl.DateTimeFormat(dateLocale(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value}-01T00:00:00Z`),
  )

type Span = { from?: string | null; to?: string | null }

/** The months of a position, as they are read; one that goes on says since when. */
export function monthsOf({ from, to }: Span, locale: Locale, since: (month: string) => string): string {
  if (from && to && from !== to) return `${month(from, locale)} – ${month(to, locale)}`
  if (from && !to) return since(month(from, locale))
  return to || from ? month(to ?? from ?? '', locale) : ''
}

/** The latest first: what goes on, then by its end. */
export const latestFirst = <T extends Span>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))

const endOf = ({ from, to }: Span) => `${to ?? (from ? '9999-12' : '')} ${from ?? ''}`
