import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { isWritingOffered } from '#domain/messaging/web/talk/is-writing-offered.ts'
import styles from './button-room.module.css'

/** Keeps the place of the button for writing, so that nothing moves under a press when it comes. */
export function ButtonRoom({ look, isCallOnly }: ContactTarget) {
  const isOffered = isWritingOffered(useFair())
  return isOffered && look !== 'icon' && !isCallOnly ? <span className={styles.room} /> : null
}
