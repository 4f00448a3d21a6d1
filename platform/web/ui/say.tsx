import styles from './say.module.css'

/** The coral speech mark: people are talking here right now. A word always stands beside it or in its label. */
export function Say({ label }: { label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside its word
    <svg
      className={styles.say}
      viewBox="-12 -18 24 23"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M-11-9.500a7 7 0 0 1 7-7h8a7 7 0 0 1 7 7v1a7 7 0 0 1-7 7h-3l-4.500 4.500v-4.500h-.5a7 7 0 0 1-7-7Z" />
      <circle cx="-4.500" cy="-9" r="1.5" />
      <circle cx="0" cy="-9" r="1.5" />
      <circle cx="4.500" cy="-9" r="1.5" />
    </svg>
  )
}
