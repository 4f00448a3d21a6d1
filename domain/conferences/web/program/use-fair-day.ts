import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { type ConferenceProgram, type ProgramDay, programDay } from '../../contract/calls.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { useNow } from '../time/use-now.ts'
import { programDayAt } from '../time/zones.ts'
import { type Session, sessionsOf } from './sessions.ts'
import { dayToShow } from './use-day.ts'
import { dayOfProgram, usePrograms } from './use-programs.ts'

const none: readonly ConferenceProgram[] = []
const noSessions: readonly Session[] = []

const gathered = (results: readonly UseQueryResult<ProgramDay>[]) => ({
  days: results.map(({ data }) => data),
  error: results.find(({ error }) => error)?.error ?? null,
  isLoading: results.some(({ isLoading }) => isLoading),
})

/** The days of several programmes as those of one. */
function daysOf(programs: readonly (ProgramDay | undefined)[]): ProgramDay['days'] {
  const counts = new Map<string, number>()
  for (const program of programs)
    for (const { day, conferences } of program?.days ?? [])
      counts.set(day, (counts.get(day) ?? 0) + conferences)
  return [...counts]
    .map(([day, conferences]) => ({ day, conferences }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** The day on which several programmes were drawn: today where one of them is on, else the first of all. */
export const drawnDay = (answers: readonly (ProgramDay | undefined)[]) =>
  answers.find(one => one && one.day !== one.days[0]?.day)?.day ?? daysOf(answers)[0]?.day ?? ''

/** A day of all programmes of a fair: the one that the address names, else today where there is one, else the first. */
export function useFairDay(fair: PublicFair, asked: string | null) {
  const api = useApi()
  const now = useNow()
  const refresh = useRefresh()
  const found = usePrograms(fair.id, fair.isUsingConferenceModule)
  const programs = found.data?.rows ?? none
  const drawn = useQueries({
    queries: programs.map(({ id }) => ({ ...dayOfProgram(api, id, 'today'), refetchInterval: withoutLine })),
    combine: gathered,
  })
  const days = useMemo(() => daysOf(drawn.days), [drawn.days])
  const [main] = programs
  const timeZone = drawn.days[0]?.timeZone ?? main?.timeZone ?? fair.timeZone
  const today = now === null || !main ? null : programDayAt(now, timeZone, main.dayChange)
  const day = asked ?? dayToShow(days, today, drawnDay(drawn.days))
  const other = useQueries({
    queries: programs.map(({ id }, at) => ({
      ...dayOfProgram(api, id, day),
      enabled: drawn.days[at]?.day !== day && drawn.days[at]?.days.some(one => one.day === day) === true,
      refetchInterval: withoutLine,
    })),
    combine: gathered,
  })
  const sessions = useMemo(
    () =>
      drawn.days.length
        ? drawn.days.flatMap((one, at) => {
            const shown = one?.day === day ? one : other.days[at]
            return shown ? sessionsOf(shown) : []
          })
        : noSessions,
    [drawn.days, other.days, day],
  )
  return {
    programs,
    days,
    day,
    timeZone,
    sessions,
    error: found.error ?? drawn.error ?? other.error,
    isLoading: found.isLoading || drawn.isLoading || other.isLoading,
    refetch: () => refresh(conferencePrograms, programDay),
    /** The minute that it is, where what is shown is today. */
    now: day === today ? now : null,
    minute: now,
  }
}
export type FairDay = ReturnType<typeof useFairDay>
