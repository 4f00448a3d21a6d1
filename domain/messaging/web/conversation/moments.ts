import { useEffect, useState } from 'react'
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
    return new Intl.DateTimeFormat(locale, shown).format(at)
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
