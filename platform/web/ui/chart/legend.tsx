import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** What strokes and steps of a chart stand for. */
export function Legend({ entries }: { entries: readonly { id: string; sign: ReactNode; label: string }[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, sign, label }) => (
        <li key={id}>
          <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true">
            {sign}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
