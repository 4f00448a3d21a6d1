import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/api-context.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ProgramDay } from '../../contract/calls.ts'
import { dayName } from '../time/zones.ts'
import styles from './program-page.module.css'
import { type Session, sessionsOf } from './sessions.ts'
import { dayOfProgram } from './use-programs.ts'

/** Whoever has found more on the day that is shown is not led elsewhere. */
export const fewFound = 5
/** Programmes of more days are found by the bar. */
const daysMost = 31

const read = (results: readonly UseQueryResult<ProgramDay>[]) => results.flatMap(({ data }) => data ?? [])

/** Days other than the one that is shown, on which something answers what is asked for. */
export function OtherDays({
  program,
  day,
  days,
  address,
  isAsked,
}: {
  program: number
  day: string
  days: ProgramDay['days']
  address: ReturnType<typeof useListAddress>
  isAsked: (session: Session) => boolean
}) {
  const t = useWords('conferences')
  const locale = useLocale()
  const api = useApi()
  const others = days.filter(one => one.day !== day).slice(0, daysMost)
  const answers = useQueries({
    queries: others.map(one => dayOfProgram(api, program, one.day)),
    combine: read,
  })
  const found = answers
    .map(answer => ({ day: answer.day, count: sessionsOf(answer).filter(isAsked).length }))
    .filter(({ count }) => count > 0)
  if (!found.length) return null
  return (
    <nav className={styles.others} aria-labelledby="programme-other-days">
      <span id="programme-other-days">{t('program.other_days')}</span>
      {found.map(one => (
        <ChipLink key={one.day} href={address.hrefFor({ day: one.day })}>
          {`${dayName(locale, one.day, 'long')} · ${t('program.count', { count: one.count })}`}
        </ChipLink>
      ))}
    </nav>
  )
}
