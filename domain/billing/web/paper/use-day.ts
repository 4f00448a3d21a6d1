import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/words/words.ts'

/** A day, `YYYY-MM-DD`, as it is read. */
export function useDay() {
  const format = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
