import { useEffect, useState } from 'react'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { clockOf } from './film-time.ts'
import styles from './until-film.module.css'
import { useSecond } from './use-second.ts'

type Props = {
  at: number
  clock: () => number
  said: 'film.premiere_in' | 'film.next_in'
  /** What is shown then is told then: the page asks for it. */
  isRefreshing?: boolean
}

/** How long it is until something begins, counted down. */
export function UntilFilm({ at, clock, said, isRefreshing = false }: Props) {
  const t = useWords('conferences')
  const refresh = useRefresh()
  // Many wait for the same second: they ask one after the other.
  const [spread] = useState(() => Math.random() * 1_500)
  const [isThere, arrive] = useState(false)
  useEffect(() => arrive(true), [])
  useSecond(true)
  const left = Math.max(0, Math.ceil((at - clock()) / 1_000))
  useEffect(() => {
    if (!isRefreshing) return
    const wait = Math.max(0, at - clock()) + 200 + spread
    if (wait > 2_000_000_000) return
    const timer = setTimeout(() => void refresh(viewConference), wait)
    return () => clearTimeout(timer)
  }, [at, clock, isRefreshing, refresh, spread])
  return (
    <p className={styles.until} role="timer" aria-live="off">
      <span>{t(said)}</span>
      <b>{isThere ? clockOf(left) : '…'}</b>
    </p>
  )
}
