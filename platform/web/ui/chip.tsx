import styles from './chip.module.css'
import { type ChipContent, ChipWords } from './chip-words.tsx'
import { ToggleButton } from './toggle-button.tsx'

export { ChipLink } from './chip-link.tsx'

/** A filter that is on or off. Several stand in a row above a list. */
export function Chip({
  isSelected,
  onChange,
  isDisabled,
  ...content
}: ChipContent & { isSelected: boolean; onChange: (isSelected: boolean) => void; isDisabled?: boolean }) {
  return (
    <ToggleButton className={styles.chip} isSelected={isSelected} onChange={onChange} isDisabled={isDisabled}>
      <ChipWords {...content} />
    </ToggleButton>
  )
}
