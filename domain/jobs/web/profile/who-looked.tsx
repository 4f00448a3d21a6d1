import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { profileAccess } from '../../contract/profile-calls.ts'
import { useDays } from '../use-days.ts'
import styles from './profile.module.css'

const first = 10

/** Who has read one’s CV, when and what for: every look, and no other. */
export function WhoLooked({ profile }: { profile: number }) {
  const t = useWords('jobs')
  const days = useDays()
  const [isWhole, showAll] = useState(false)
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), profileAccess, { params: { id: profile } }),
    staleTime: 0,
  })
  const shown = isWhole ? data : data?.slice(0, first)
  return (
    <section className={styles.section} id="looks" aria-labelledby="looks-title">
      <h2 id="looks-title">{t('profile.looks')}</h2>
      {error ? (
        <ErrorState title={t('profile.looks_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !shown ? (
        <Skeleton shape="rows" count={3} />
      ) : shown.length ? (
        <ol className={styles.access}>
          {shown.map((look, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a look has no name of its own
            <li key={at} className={styles.look}>
              <span>
                <b>
                  {[look.reader && `${look.reader.firstName} ${look.reader.lastName}`, look.firm?.name]
                    .filter(Boolean)
                    .join(', ') || t('profile.look_former')}
                </b>
                <br />
                <small>
                  {[
                    t(`profile.look_${look.purpose}`),
                    look.fair?.name,
                    look.reason && t('profile.look_reason', { reason: look.reason }),
                    look.times > 1 && t('profile.look_times', { count: look.times }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <time dateTime={look.at}>
                {t('profile.look_at', { day: days.day(look.at), time: days.time(look.at) })}
              </time>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.hint}>{t('profile.looks_none')}</p>
      )}
      {data && shown && data.length > shown.length && (
        <Button variant="secondary" size="small" onPress={() => showAll(true)}>
          {t('profile.looks_all', { count: data.length })}
        </Button>
      )}
    </section>
  )
}
