import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AnswerRate, JobCard } from '../../contract/job-calls.ts'
import { amountsOf } from './amounts.ts'

/** A day of the calendar, wherever the reader is. */
export const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`)

/** What an offer says in figures and days, in the reader's words. */
export function useOfferWords() {
  const t = useWords('jobs/elsewhere')
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const dayOf = (said: string) => day.format(noonOf(said))
  return {
    dayOf,
    /** With its weekday, for a day that somebody waits for. */
    weekdayOf: (moment: string, timeZone: string) =>
      new Intl.DateTimeFormat(dateLocale(locale), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
      }).format(new Date(moment)),
    salaryOf: (salary: JobCard['salary']): string => {
      if (!salary || (salary.min === null && salary.max === null)) return t('offers.salary_unsaid')
      const amount = amountsOf(salary, locale)
      const said =
        salary.min === null
          ? t('offers.up_to', { amount })
          : salary.max === null
            ? t('offers.from', { amount })
            : amount
      return t(`offers.per_${salary.period}`, { amount: said })
    },
    placeOf: ({ place, remote }: Pick<JobCard, 'place' | 'remote'>): string =>
      [remote === 'fully' ? null : place, remote === 'none' ? null : t(`offers.remote_${remote}`)]
        .filter(Boolean)
        .join(', '),
    untilOf: ({ state, finalDate }: Pick<JobCard, 'state' | 'finalDate'>): string => {
      if (state !== 'open' && state !== 'last_week') return t(`offers.state_${state}`)
      return finalDate ? t('offers.until', { day: dayOf(finalDate) }) : ''
    },
    rateOf: (rate: AnswerRate): string => {
      if (!rate) return t('offers.rate_unknown')
      const { due, inTime, medianDays } = rate
      return medianDays === null
        ? t('offers.rate', { due, inTime })
        : t('offers.rate_days', { due, inTime, count: medianDays })
    },
  }
}
