import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './configure.module.css'

/** Somebody else has saved the booth since it was opened: nothing is lost before it is decided. */
export function SavedMeanwhile({ keepMine, takeTheirs }: { keepMine: () => void; takeTheirs: () => void }) {
  const t = useWords('stands')
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <b>{t('configure.conflict')}</b> {t('configure.conflict_text')}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onPress={keepMine}>
          {t('configure.keep_mine')}
        </Button>
        <Button variant="ghost" size="small" onPress={takeTheirs}>
          {t('configure.take_theirs')}
        </Button>
      </div>
    </div>
  )
}
