import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { personMissing } from '../contract/missing-answers.ts'
import styles from './registration-answers.module.css'
import { useBlockWord } from './use-block-word.ts'

/** What somebody still owes to the forms of fairs, for whoever runs them. */
export function PersonMissing({ id }: { id: number }) {
  const t = useWords('registration')
  const word = useBlockWord()
  const { data = [], error, refetch } = useQuery(callQuery(useApi(), personMissing, { params: { id } }))
  if (error)
    return (
      <ErrorState title={t('missing.owed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data.length) return null
  return (
    <section className={styles.answers}>
      <h2 className={styles.title}>{t('missing.owed')}</h2>
      <p className={styles.text}>{t('missing.owed_text')}</p>
      <dl className={styles.list}>
        {data.map(({ fair, blocks }) => (
          <div key={fair.id} className={styles.answer}>
            <dt>{fair.name}</dt>
            <dd>
              <ul className={styles.owed}>
                {blocks.map(block => (
                  <li key={block.identifier}>{word(block)}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
