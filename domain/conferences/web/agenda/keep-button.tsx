import { Bookmark } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './keep-button.module.css'

/** Puts a session into one’s agenda, and takes it out. The browser’s own button: a day draws hundreds of them. */
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
    <button
      type="button"
      className={styles.keep}
      aria-pressed={isKept}
      aria-label={t('agenda.keep', { title })}
      onClick={onChange}
    >
      <Icon of={Bookmark} size="small" />
    </button>
  )
}
