import { useLocale, useWords } from '#platform/web/words/words.ts'
import { useZone } from './use-zone.ts'
import { ownSpan } from './zones.ts'

/** “Where you are: 14:00 to 15:00”, beneath times by another clock; null where the reader’s shows the same. */
export function useOwnTime() {
  const t = useWords('conferences')
  const locale = useLocale()
  const { own } = useZone()
  return (begin: number, end: number, timeZone: string): string | null => {
    const span = ownSpan(locale, { begin, end, timeZone }, own)
    if (!span) return null
    const { day, ...hours } = span
    const when = [day, t('program.from_until', hours)].filter(Boolean).join(', ')
    return t('session.own_time', { when })
  }
}
