import styles from '#platform/web/import/import.module.css'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

/** Booths that the list would take off their places: counted, named, and confirmed before anything runs. */
export function TakenAway({
  preview,
  isConfirmed,
  onConfirm,
}: {
  preview: ImportPreview
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}) {
  const t = useWords('stands')
  const { count, stands } = preview.takenAway
  if (!count) return null
  return (
    <section aria-labelledby="taken-away">
      <h2 className={styles.heading} id="taken-away">
        {t('import.taken_away', { count })}
      </h2>
      <p className={styles.note}>{t('import.taken_away_text')}</p>
      <ul className={styles.names}>
        {stands.map(({ firm, label }) => (
          <li key={label}>
            <b>{label}</b> {firm}
          </li>
        ))}
      </ul>
      {count > stands.length && (
        <p className={styles.note}>{t('import.taken_away_more', { count: stands.length })}</p>
      )}
      <CheckboxField isSelected={isConfirmed} onChange={onConfirm}>
        {t('import.taken_away_confirm')}
      </CheckboxField>
    </section>
  )
}
