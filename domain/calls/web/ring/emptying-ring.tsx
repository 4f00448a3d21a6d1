import { type ReactNode, useMemo } from 'react'
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
  // Once a ring: an animation that runs adds each new delay to the time that it already knows has passed.
  const gone = useMemo(() => ringSeconds - (until - Date.now()) / 1_000, [until])
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
