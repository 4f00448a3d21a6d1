import type { ReactNode } from 'react'
import styles from './presence-avatar.module.css'
import type { ShownPresence } from './use-presence-group.ts'

/** One’s own portrait, marked with how others see one: a full dot, one with a bar, a ring. Words beside it say so too. */
export function PresenceAvatar({
  shown,
  children,
}: {
  shown: ShownPresence | undefined
  children: ReactNode
}) {
  return (
    <span className={styles.portrait}>
      {children}
      {shown && <span className={styles.mark} data-shown={shown} aria-hidden="true" />}
    </span>
  )
}
