import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { Navigate } from 'react-router'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { callPaths } from '../../contract/paths.ts'
import styles from './booth.module.css'

/** The rooms of the booths that one works on; of a single one its room at once. */
export function OwnBooths() {
  const t = useWords('calls')
  const fair = useFair()
  const href = useSalonHref()
  const { data, error, refetch } = useQuery(callQuery(useApi(), myStands))
  if (error)
    return (
      <ErrorState level={1} title={t('booth.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={4} />
  const booths = data.filter(one => one.fair.id === fair?.id)
  const [own, ...others] = booths
  if (own && !others.length) return <Navigate replace to={href(callPaths.standVideoroom, { id: own.id })} />
  if (!own)
    return (
      <EmptyState level={1} title={t('booth.none')} action={<AskOrganizer />}>
        {t('booth.none_text')}
      </EmptyState>
    )
  return (
    <section className={styles.door} aria-labelledby="own-booths">
      <h1 id="own-booths">{t('booth.which')}</h1>
      <ul className={styles.present}>
        {booths.map(({ id, name, number }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              {number && <small>{t('booth.number', { number })}</small>}
            </span>
            <ButtonLink
              variant="secondary"
              icon={Video}
              href={href(callPaths.standVideoroom, { id })}
              aria-label={t('booth.open_named', { name: number ? `${name} ${number}` : name })}
            >
              {t('booth.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
