import type { LucideIcon } from 'lucide-react'
import styles from './icon.module.css'

/** Said once, by the style sheet. */
const drawn = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A line icon in one of the two sizes, always mute: the word beside it or the button's name speaks. */
export function Icon({ of: Drawing, size = 'normal' }: { of: LucideIcon; size?: 'normal' | 'small' }) {
  const px = size === 'small' ? 16 : 20
  return <Drawing {...drawn} className={styles.icon} size={px} strokeWidth={1.75} aria-hidden="true" />
}
