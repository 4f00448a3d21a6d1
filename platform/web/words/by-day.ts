import { dateLocale, type Locale } from '#platform/contract/locale.ts'

const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

const capital = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** Today, yesterday and its date, else the date, in the reader's words and time. */
function dayName(day: number, now: Date, locale: Locale): string {
  const days = Math.round((day - dayOf(now)) / 86_400_000)
  const date = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(new Date(day).getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(day)
  if (days < -1) return date
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return days === 0 ? near : `${near}, ${date}`
}

/** What came in on one day stands together, in the order in which it is given. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[], now: Date, locale: Locale) {
  const days = new Map<number, Row[]>()
  for (const row of rows) {
    const day = dayOf(new Date(row.createdAt))
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, of]) => ({ name: capital(dayName(day, now, locale), locale), rows: of }))
}
