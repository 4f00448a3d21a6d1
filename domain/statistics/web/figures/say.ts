import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { stayText } from '../../contract/stay-text.ts'

/** Figures as the reader writes them; what may not be said is said to be few. */
export function useSay() {
  const t = useWords('statistics')
  const locale = useLocale()
  const number = new Intl.NumberFormat(dateLocale(locale))
  const percent = new Intl.NumberFormat(dateLocale(locale), { style: 'percent' })
  return {
    locale: dateLocale(locale),
    count: (value: number | null | undefined) =>
      typeof value === 'number' ? number.format(value) : t('few'),
    /** What visitors did in an hour, who may be too few to say how often. */
    ofFew: (value: number | null) => (value === null ? t('few_visitors') : number.format(value)),
    stay: (seconds: number | null) => (seconds === null ? '–' : stayText(seconds, locale)),
    percent: (part: number) => percent.format(part),
  }
}
