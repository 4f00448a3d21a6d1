import { useEffect, useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/words/words.ts'

/** Whole minutes since somebody waits. */
export const waitingMinutes = (since: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))

/** The time of today, the date of another day. */
export function useMoment() {
  const locale = useLocale()
  return (instant: string) => {
    const at = new Date(instant)
    const isToday = at.toDateString() === new Date().toDateString()
    const shown: Intl.DateTimeFormatOptions = isToday
      ? { timeStyle: 'short' }
      : { day: 'numeric', month: 'short' }
    return new Intl.DateTimeFormat(dateLocale(locale), shown).format(at)
  }
}

/** So many minutes in the unit that somebody would say. */
export function useSpan() {
  const locale = useLocale()
  return (minutes: number) => {
    const [count, unit] =
      minutes < 90
        ? [minutes, 'minute']
        : minutes < 36 * 60
          ? [Math.round(minutes / 60), 'hour']
          : [Math.round(minutes / 1_440), 'day']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  }
}

/** The moment, by which minutes are counted: it moves on its own. */
export function useNow(every = 20_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
