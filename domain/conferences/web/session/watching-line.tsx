import { Eye } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { EntryWay } from './entry-way.tsx'
import styles from './watching-line.module.css'

/** For whoever watches without an account: what they would have with one, and the way to it. */
export function WatchingLine() {
  const t = useWords('conferences')
  return (
    <div className={styles.line}>
      <p role="status">
        <Icon of={Eye} size="small" />
        <span>{t('entry.watching')}</span>
      </p>
      <div className={styles.ways}>
        <EntryWay />
      </div>
    </div>
  )
}
