import { useQuery } from '@tanstack/react-query'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import type { ConferenceProgram, ProgramDay } from '../../contract/calls.ts'
import { useNow } from '../time/use-now.ts'
import { programDayAt } from '../time/zones.ts'
import { useProgramChanges } from './hear-programs.tsx'
import { dayOfProgram } from './use-programs.ts'

export const dayIn = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)

/** Today where anything is on, else the first; until one hears what day it is, the one that the server drew. */
export const dayToShow = (days: ProgramDay['days'], today: string | null, drawn: string) =>
  today === null ? drawn : days.some(one => one.day === today) ? today : (days[0]?.day ?? '')

/** The day of a programme that the address names, else today where there is one, else the first. */
export function useDay(program: ConferenceProgram, fairZone: string, asked: string | null) {
  const api = useApi()
  const now = useNow()
  const query = (day: string) => dayOfProgram(api, program.id, day)
  useProgramChanges(program.id)
  const drawn = useQuery({ ...query('today'), refetchInterval: withoutLine })
  const days = drawn.data?.days ?? []
  const timeZone = drawn.data?.timeZone ?? program.timeZone ?? fairZone
  const today = now === null ? null : programDayAt(now, timeZone, program.dayChange)
  const day = dayIn(asked) ?? (drawn.data ? dayToShow(days, today, drawn.data.day) : '')
  const isDrawn = day === '' || day === drawn.data?.day
  const other = useQuery({
    ...query(day),
    enabled: drawn.isSuccess && !isDrawn,
    refetchInterval: withoutLine,
    // Until it is there the day before it stays: the page keeps its height.
    placeholderData: before => before ?? drawn.data,
  })
  const { data, error, refetch, isPlaceholderData } = isDrawn ? drawn : other
  return {
    data,
    error,
    refetch,
    isPlaceholderData,
    day,
    days,
    today,
    timeZone,
    /** The minute that it is, where what is shown is today. */
    now: data?.day === today ? now : null,
    minute: now,
  }
}
