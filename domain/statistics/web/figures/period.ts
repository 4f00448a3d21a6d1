import { dayBefore } from '../../contract/last-days.ts'

/** Days of a fair in its zone, both included; none: the whole fair. */
export type Period = { id: 'all' | 'today' | 'week' | 'days'; startDate?: string; endDate?: string }

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** The day that the clocks of a fair show. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at)

const isDay = (text: string) => pattern.test(text) && !Number.isNaN(Date.parse(text))

/** What an address asks for; what it says wrongly is the whole fair. */
export function periodOf(get: (name: string) => string, today: string): Period {
  const [from, to] = [get('from'), get('to')]
  if (isDay(from) && isDay(to) && from <= to) return { id: 'days', startDate: from, endDate: to }
  if (get('period') === 'today') return { id: 'today', startDate: today, endDate: today }
  if (get('period') === 'week') return { id: 'week', startDate: dayBefore(today, 6), endDate: today }
  return { id: 'all' }
}

/** As a call asks for it. */
export const daysOf = ({ startDate, endDate }: Period) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
})

/** Its days, as a reader writes them; nothing for the whole fair. */
export function daysText({ startDate, endDate }: Period, locale: string): string {
  if (!startDate || !endDate) return ''
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' })
  return day.formatRange(new Date(startDate), new Date(endDate))
}
