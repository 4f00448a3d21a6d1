import { Link } from '../screens/link.tsx'
import styles from './chip.module.css'
import { type ChipContent, ChipWords } from './chip-words.tsx'

/** The same filter with an address of its own, so that the choice survives a reload and can be sent. */
export function ChipLink({
  href,
  isCurrent,
  ...content
}: ChipContent & { href: string; isCurrent?: boolean }) {
  return (
    <Link className={styles.chip} to={href} aria-current={isCurrent ? 'true' : undefined}>
      <ChipWords {...content} />
    </Link>
  )
}
