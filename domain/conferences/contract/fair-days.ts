import { dateLocale, type Locale } from '#platform/contract/locale.ts'

type Dated = { startDate: string | null; endDate: string | null; timeZone: string }

/** The days of a fair in its own zone; none as long as it has no dates. */
export function fairDays({ startDate, endDate, timeZone }: Dated, locale: Locale): string | null {
  if (startDate === null) return null
  const days = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  const begin = new Date(startDate)
  return endDate === null ? days.format(begin) : days.formatRange(begin, new Date(endDate))
}
