import { Bookmark } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ToggleButton } from '#platform/web/ui/toggle-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './keep-button.module.css'

/** Puts a session into one’s agenda, and takes it out. */
export function KeepButton({
  title,
  isKept,
  onChange,
}: {
  title: string
  isKept: boolean
  onChange: () => void
}) {
  const t = useWords('conferences/elsewhere')
  return (
    <ToggleButton
      className={styles.keep}
      isSelected={isKept}
      onChange={onChange}
      aria-label={t('agenda.keep', { title })}
    >
      <Icon of={Bookmark} size="small" />
    </ToggleButton>
  )
}
