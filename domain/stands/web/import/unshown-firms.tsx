import styles from '#platform/web/import/import.module.css'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

const kinds = ['waiting', 'refused', 'hidden'] as const

/** New exhibitors that are not simply let in and shown, since the list says otherwise; nothing where it does not. */
export function UnshownFirms({ preview: { unshown } }: { preview: ImportPreview }) {
  const t = useWords('stands')
  const some = kinds.filter(kind => unshown[kind] > 0)
  if (!some.length) return null
  return (
    <section aria-labelledby="unshown-firms">
      <h2 className={styles.heading} id="unshown-firms">
        {t('import.unshown')}
      </h2>
      <ul className={styles.names}>
        {some.map(kind => (
          <li key={kind}>{t(`import.unshown_${kind}`, { count: unshown[kind] })}</li>
        ))}
      </ul>
    </section>
  )
}
