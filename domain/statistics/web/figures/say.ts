import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'

/** How long in minutes and seconds: a median stay of two minutes fifty is not three minutes. */
const stayOf = (seconds: number, locale: Locale) => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return minutes > 0 && minutes < 60 && rest > 0
    ? `${spanOf(minutes * 60, locale)} ${spanOf(rest, locale)}`
    : spanOf(seconds, locale)
}

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
    stay: (seconds: number | null) => (seconds === null ? '–' : stayOf(seconds, locale)),
    percent: (part: number) => percent.format(part),
  }
}
