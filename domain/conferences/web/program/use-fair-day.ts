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

/** A day of all programmes of a fair: the one that the address names, else today where there is one, else the first. */
export function useFairDay(fair: PublicFair, asked: string | null) {
  const api = useApi()
  const now = useNow()
  const refresh = useRefresh()
  const found = usePrograms(fair.id, fair.isUsingConferenceModule)
  const programs = found.data?.rows ?? none
  const first = useQueries({
    queries: programs.map(({ id }) => ({ ...dayOfProgram(api, id, 'first'), refetchInterval: withoutLine })),
    combine: gathered,
  })
  const days = useMemo(() => daysOf(first.days), [first.days])
  const [main] = programs
  const timeZone = first.days[0]?.timeZone ?? main?.timeZone ?? fair.timeZone
  const today = now === null || !main ? null : programDayAt(now, timeZone, main.dayChange)
  const day = asked ?? (days.some(one => one.day === today) && today ? today : (days[0]?.day ?? ''))
  const other = useQueries({
    queries: programs.map(({ id }, at) => ({
      ...dayOfProgram(api, id, day),
      enabled: first.days[at]?.day !== day && first.days[at]?.days.some(one => one.day === day) === true,
      refetchInterval: withoutLine,
    })),
    combine: gathered,
  })
  const sessions = useMemo(
    () =>
      first.days.length
        ? first.days.flatMap((one, at) => {
            const shown = one?.day === day ? one : other.days[at]
            return shown ? sessionsOf(shown) : []
          })
        : noSessions,
    [first.days, other.days, day],
  )
  return {
    programs,
    days,
    day,
    timeZone,
    sessions,
    error: found.error ?? first.error ?? other.error,
    isLoading: found.isLoading || first.isLoading || other.isLoading,
    refetch: () => refresh(conferencePrograms, programDay),
    /** The minute that it is, where what is shown is today. */
    now: day === today ? now : null,
    minute: now,
  }
}
export type FairDay = ReturnType<typeof useFairDay>
