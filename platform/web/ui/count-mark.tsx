import type { LucideIcon } from 'lucide-react'
import styles from './count-mark.module.css'

/** An icon with how many of something are new; mute, the button around it says both. */
export function CountMark({ of: Drawing, count }: { of: LucideIcon; count: number }) {
  return (
    <span className={styles.mark}>
      <Drawing aria-hidden="true" size={22} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}
