import { useEffect, useState } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { PersonStatus } from '../contract/status.ts'
import styles from './status-mark.module.css'

const minute = 60_000

/** Whole minutes that are left of a talk, as time goes by; null where its end is not known, or past. */
function useMinutesLeft(until: string | null): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!until) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, minute / 4)
    return () => clearInterval(timer)
  }, [until])
  const left = until && now ? Math.ceil((Date.parse(until) - now) / minute) : 0
  return left > 0 ? left : null
}

type Props = {
  status: PersonStatus
  until?: string | null
  /** The dot alone, beside a portrait or a name: its word is for screen readers. */
  isDot?: boolean
}

/** Whether somebody is free, talking (and for how long, where that is known) or away. Colour never speaks alone. */
export function StatusMark({ status, until = null, isDot = false }: Props) {
  const t = useWords('presence')
  const left = useMinutesLeft(status === 'busy' ? until : null)
  const word = [t(`status.${status}`), left === null ? '' : t('still', { count: left })]
    .filter(Boolean)
    .join('\u00a0· ')
  return (
    <span className={styles.mark} data-status={status} title={isDot ? word : undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={isDot ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  )
}
