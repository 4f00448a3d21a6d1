import styles from './lamp.module.css'

/** Somebody is free (lit) or nobody is (dark). The only thing in the product that may be lamp yellow. */
export function Lamp({ isLit = true }: { isLit?: boolean }) {
  return (
    <svg className={styles.lamp} viewBox="0 0 16 14" aria-hidden="true">
      <path d="M8 0v4" stroke="currentColor" strokeWidth="1.5" />
      <circle className={styles.glow} data-lit={isLit || undefined} cx="8" cy="10" r="4" />
      <path
        d="M1.5 10a6.5 6.5 0 0 1 13 0Z"
        fill={isLit ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
      />
      <ellipse className={styles.glow} data-lit={isLit || undefined} cx="8" cy="10.4" rx="6" ry="2" />
    </svg>
  )
}
