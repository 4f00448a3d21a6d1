import styles from './my-applications.module.css'

const radius = 19
const around = 2 * Math.PI * radius

/** What is left of a promise, as a ring around a clock; the words beside it say it too. */
export function DueRing({ left, days }: { left: number; days: number }) {
  const part = days > 0 ? Math.min(1, Math.max(0, left / days)) : 0
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
      <circle className={styles.whole} cx="22" cy="22" r={radius} />
      <circle
        className={styles.left}
        cx="22"
        cy="22"
        r={radius}
        strokeDasharray={`${around * part} ${around}`}
        transform="rotate(-90 22 22)"
      />
      <path d="M22 13v9l5.5 3.200" />
    </svg>
  )
}
