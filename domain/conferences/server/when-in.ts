import { dateLocale, defaultLocale, isLocale } from '#platform/contract/locale.ts'

/** When something begins, as a mail says it: in the zone of the fair, which it names. */
export function whenIn(begin: string | null, timeZone: string, locale: string): string {
  if (begin === null) return ''
  const language = isLocale(locale) ? locale : defaultLocale
  return new Intl.DateTimeFormat(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(begin))
}
