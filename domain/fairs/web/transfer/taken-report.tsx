import { hrefOf } from '#platform/contract/href.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useCodeWords, useLocale, useWords } from '#platform/web/words/words.ts'
import { fairPaths } from '../../contract/paths.ts'
import type { TakenFair } from '../../contract/transfer.ts'
import { useCurrentFair } from '../fair-context.tsx'
import styles from './transfer.module.css'

/** What has come in, and by name what has not. */
export function TakenReport({ taken: { written, files, leftOut, leftOutCount } }: { taken: TakenFair }) {
  const t = useWords('fairs')
  const say = useCodeWords()
  const locale = useLocale()
  const fair = useCurrentFair()
  const number = new Intl.NumberFormat(locale)
  const counts = [...written, { part: 'files', name: t('transfer.part_files'), count: files }]
  return (
    <div className={styles.stack}>
      <dl className={styles.figures}>
        {counts.map(
          ({ part, name, count }) =>
            count > 0 && (
              <div key={part}>
                <dt>{number.format(count)}</dt>
                <dd>{name}</dd>
              </div>
            ),
        )}
      </dl>
      {leftOutCount > 0 && (
        <section className={styles.wide}>
          <h3>{t('transfer.left_out', { count: leftOutCount })}</h3>
          <ul>
            {leftOut.map(({ part, line, errors }) => (
              <li key={`${part} ${line}`}>
                {t('transfer.left_line', { file: part, line })}{' '}
                {[...new Set(Object.values(errors).flat())].map(code => say(code)).join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ButtonLink href={hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage)}>
        {t('transfer.see_settings')}
      </ButtonLink>
    </div>
  )
}
