import { useWords } from '#platform/web/words/words.ts'
import styles from './booth.module.css'

/** Over a room in which everybody is drawn: that visitors meet those who are there. */
export function PreviewNote() {
  const t = useWords('stands')
  return <p className={styles.everybody}>{t('preview.everybody')}</p>
}
