import styles from '#platform/web/import/import.module.css'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

/** Exhibitors whose record stays as it is, since they are in another fair too. */
export function KeptFirms({ preview }: { preview: ImportPreview }) {
  const t = useWords('stands')
  const { count, firms } = preview.keptFirms
  if (!count) return null
  return (
    <section aria-labelledby="kept-firms">
      <h2 className={styles.heading} id="kept-firms">
        {t('import.kept_firms', { count })}
      </h2>
      <p className={styles.note}>{t('import.kept_firms_text')}</p>
      <ul className={styles.names}>
        {firms.map(firm => (
          <li key={firm}>{firm}</li>
        ))}
      </ul>
      {count > firms.length && (
        <p className={styles.note}>{t('import.taken_away_more', { count: firms.length })}</p>
      )}
    </section>
  )
}
