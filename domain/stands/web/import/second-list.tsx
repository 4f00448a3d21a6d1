import styles from '#platform/web/import/import.module.css'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

/** What a list changes of what is there: which stands it moves, what it says otherwise, whom it no longer names. */
export function SecondList({ preview: { moved, changes, absent } }: { preview: ImportPreview }) {
  const t = useWords('stands')
  return (
    <>
      {moved.count > 0 && (
        <Disclosure title={t('import.moved', { count: moved.count })}>
          <ul className={styles.names}>
            {moved.stands.map(({ firm, from, to }) => (
              <li key={from}>
                {firm}: <b>{from}</b> → <b>{to}</b>
              </li>
            ))}
          </ul>
          <More count={moved.count} shown={moved.stands.length} />
        </Disclosure>
      )}
      {changes.count > 0 && (
        <Disclosure title={t('import.changes', { count: changes.count })}>
          <ul className={styles.names}>
            {changes.fields.map(({ firm, field, from, to }) => (
              <li key={`${firm} ${field} ${to}`}>
                {firm} · {t(`import.field_${field}`)}: {from && <s>{from}</s>} {to}
              </li>
            ))}
          </ul>
          <More count={changes.count} shown={changes.fields.length} />
        </Disclosure>
      )}
      {absent.count > 0 && (
        <Disclosure title={t('import.absent', { count: absent.count })}>
          <p className={styles.note}>{t('import.absent_text')}</p>
          <ul className={styles.names}>
            {absent.stands.map(({ firm, label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exhibitor may have several booths without a place
              <li key={`${firm} ${label} ${at}`}>
                <b>{label}</b> {firm}
              </li>
            ))}
          </ul>
          <More count={absent.count} shown={absent.stands.length} />
        </Disclosure>
      )}
    </>
  )
}

function More({ count, shown }: { count: number; shown: number }) {
  const t = useWords('stands')
  return count > shown ? <p className={styles.note}>{t('import.taken_away_more', { count: shown })}</p> : null
}
