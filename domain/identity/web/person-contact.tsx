import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { businessCard } from '../contract/business-card.ts'
import { accountPaths } from '../contract/paths.ts'
import styles from './business-card.module.css'
import { BusinessCardView } from './business-card.tsx'
import { ContactActions } from './contact-actions.ts'
import { usePerson } from './person.ts'

type Props = { id: number; publicly?: ReactNode; onReach?: () => void }

/** How to reach somebody, under a heading with their name: their card for members, the way in for everybody else. */
export function PersonContact({ id, publicly, onReach }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const { status } = usePerson()
  const Actions = use(ContactActions)
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, businessCard, { params: { id } }),
    enabled: status === 'known',
  })
  if (status === 'anonymous')
    return (
      <div className={styles.reach}>
        {publicly}
        <p>{t('card.members')}</p>
        <p>
          <ButtonLink href={`${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`}>
            {t('card.login')}
          </ButtonLink>
        </p>
      </div>
    )
  if (error)
    return (
      <ErrorState title={t('card.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" />
  const title = `${data.firstName} ${data.lastName}`
  return (
    <>
      <BusinessCardView card={data} isTitled />
      <p className={styles.links}>
        <Actions
          person={data}
          context={{ kind: 'card', id, title }}
          look="primary"
          {...(onReach && { onReach })}
        />
      </p>
    </>
  )
}
