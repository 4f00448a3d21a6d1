import styles from './check-box-mark.module.css'

/** The drawn box inside a checkbox; its state is that of the nearest selectable parent. */
export function CheckBoxMark() {
  return (
    <span className={styles.box} aria-hidden="true">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className={styles.tick} d="m3.500 8.500 3 3 6-7" />
        <path className={styles.dash} d="M4 8h8" />
      </svg>
    </span>
  )
}
