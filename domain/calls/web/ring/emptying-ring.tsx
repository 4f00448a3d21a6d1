import type { ReactNode } from 'react'
import { ringSeconds } from '../../contract/visio-call.ts'
import styles from './emptying-ring.module.css'

/** Around a portrait: what is left of the time in which somebody may answer. */
export function EmptyingRing({
  until,
  size,
  children,
}: {
  until: number
  size: number
  children: ReactNode
}) {
  const gone = ringSeconds - (until - Date.now()) / 1_000
  return (
    <div className={styles.frame} style={{ '--size': `${size}px` }}>
      <svg className={styles.ring} viewBox="0 0 208 208" aria-hidden="true">
        <circle className={styles.track} cx="104" cy="104" r="99" />
        <circle
          className={styles.left}
          cx="104"
          cy="104"
          r="99"
          pathLength="1"
          style={{ animationDuration: `${ringSeconds}s`, animationDelay: `${-gone}s` }}
        />
      </svg>
      {children}
    </div>
  )
}
