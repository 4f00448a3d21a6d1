import { useLocale } from '#platform/web/words/words.ts'

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "3 days ago", by the reader's language. */
export function useAgo() {
  const locale = useLocale()
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (instant: string) => {
    const seconds = Math.max(0, (Date.now() - new Date(instant).getTime()) / 1000)
    const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ['minute', 60]
    return format.format(-Math.max(1, Math.floor(seconds / size)), unit)
  }
}
