import { dateLocale, type Locale } from '#platform/contract/locale.ts'

const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** When something begins, by the clock of a zone: the hour today, on another day with its name. */
export function whenBegins(locale: Locale, timeZone: string) {
  const date = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
  const time = new Intl.DateTimeFormat(dateLocale(locale), { ...hour, timeZone })
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { weekday: 'long', ...hour, timeZone })
  return (at: number, now: number) => (date.format(at) === date.format(now) ? time : moment).format(at)
}
