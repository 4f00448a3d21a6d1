import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './selection-bar.module.css'

/** What can be done with the ticked rows of a table; at hand at the bottom while there are any. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  /** "3 people chosen", said by the caller; nothing while no row is ticked. */
  count: string | null
  onClear: () => void
  /** Kit buttons, `size="small"`. */
  children: ReactNode
}) {
  const words = useKitWords()
  if (count === null) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tools
    <div className={styles.bar} role="group" aria-label={count}>
      <span className={styles.count} role="status">
        {count}
      </span>
      {children}
      <Button variant="icon" size="small" icon={X} aria-label={words.clear} onPress={onClear} />
    </div>
  )
}
