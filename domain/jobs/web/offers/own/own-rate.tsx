import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fewestDue, readAnswerRate } from '../../../contract/job-calls.ts'
import { useOfferWords } from '../use-offer-words.ts'
import styles from './own.module.css'

/** How one’s firm keeps its promise, as visitors read it. */
export function OwnRate({ firm }: { firm: number }) {
  const t = useWords('jobs')
  const { rateOf } = useOfferWords()
  const fair = useCurrentFair()
  const { data } = useQuery(callQuery(useApi(), readAnswerRate, { query: { fair: fair.id, firm } }))
  if (!data) return null
  return (
    <p className={styles.rate}>
      {data.answerRate ? (
        <>
          <b>{rateOf(data.answerRate)}.</b> {t('own_offers.rate_shown')}
        </>
      ) : (
        t('own_offers.rate_later', { count: fewestDue })
      )}
    </p>
  )
}
