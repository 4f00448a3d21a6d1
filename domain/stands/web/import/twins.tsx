import { Link } from 'react-aria-components/Link'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import styles from '#platform/web/import/import.module.css'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'

/** New exhibitors who are called almost like another: whether they are one is for the reader to say. */
export function TwinFirms({
  preview,
  isPending,
  onTake,
}: {
  preview: ImportPreview
  isPending: boolean
  /** The exhibitor is the other one: its lines say so. */
  onTake: (lines: readonly number[], name: string) => void
}) {
  const t = useWords('stands')
  const href = useSalonHref()
  const { count, firms } = preview.twins
  if (!count) return null
  return (
    <section aria-labelledby="twins">
      <h2 className={styles.heading} id="twins">
        {t('import.twins', { count })}
      </h2>
      <p className={styles.note}>{t('import.twins_text')}</p>
      <ul className={styles.names}>
        {firms.map(({ name, like, id, lines }) => (
          <li key={name}>
            {id === null ? (
              t('import.twins_like', { name, like })
            ) : (
              <Link href={`${href(exhibitorPaths.exhibitorManage)}?firm=${id}`} target="_blank">
                {t('import.twins_like', { name, like })}
              </Link>
            )}{' '}
            <Button
              variant="secondary"
              size="small"
              isDisabled={isPending || !lines.length}
              aria-label={t('import.twins_take_named', { name, like })}
              onPress={() => onTake(lines, like)}
            >
              {t('import.twins_take')}
            </Button>
          </li>
        ))}
      </ul>
      {count > firms.length && (
        <p className={styles.note}>{t('import.taken_away_more', { count: firms.length })}</p>
      )}
    </section>
  )
}
