import { dateLocale, type Locale } from '#platform/contract/locale.ts'

/** From when until when, in the zone of the fair, which is named. */
export const whenWords = (begin: Date, end: Date, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatRange(begin, end)
