import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Lamp } from './lamp.tsx'

export type BadgeTone = 'neutral' | 'free' | 'away' | 'talk' | 'ok' | 'err' | 'fair'

/** A state in two or three words. `free` carries the lit lamp, `away` the dark one; colour never speaks alone. */
export function Badge({
  tone = 'neutral',
  isBig,
  children,
}: {
  tone?: BadgeTone
  isBig?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone], isBig && styles.big)}>
      {tone === 'free' && <Lamp />}
      {tone === 'away' && <Lamp isLit={false} />}
      {children}
    </span>
  )
}
