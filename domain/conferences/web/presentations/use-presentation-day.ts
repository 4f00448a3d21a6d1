import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { dayIn } from '../program/use-day.ts'
import { useNow } from '../time/use-now.ts'
import { programDayAt } from '../time/zones.ts'
import { usePresentations } from './use-presentations.ts'

/** What begins earlier belongs to the day before. */
const dayChange = '04:00'

/** The day that the address names, else today where anything is presented, else the first. */
export function usePresentationDay(fair: PublicFair, asked: string) {
  const now = useNow()
  const first = usePresentations(fair, { day: 'first' })
  const days = first.data?.days ?? []
  const timeZone = first.data?.timeZone ?? fair.timeZone
  const today = now === null ? null : programDayAt(now, timeZone, dayChange)
  const start = days[0]?.day ?? ''
  const day = dayIn(asked) ?? (today && days.some(one => one.day === today) ? today : start)
  const isFirst = day === start
  const other = usePresentations(fair, { day }, first.isSuccess && !isFirst)
  const { data, error, refetch, isPlaceholderData } = isFirst ? first : other
  return {
    data: data ?? first.data,
    error,
    refetch,
    isPlaceholderData,
    day,
    days,
    timeZone,
    minute: now,
    isToday: day === today,
  }
}
