import { useKitWords } from './kit-words.tsx'
import styles from './pending-ring.module.css'

/** Says "under way" where a press was made: inside a button or a field, never in place of content. */
export function PendingRing() {
  return (
    <span role="progressbar" aria-label={useKitWords().pending} className={styles.place}>
      <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
      </svg>
    </span>
  )
}
