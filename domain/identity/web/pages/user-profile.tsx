import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BusinessCard, businessCard } from '../../contract/business-card.ts'
import { accountPaths } from '../../contract/paths.ts'
import { BusinessCardView } from '../business-card.tsx'
import { usePerson } from '../person.ts'
import { ProfileHead } from '../profile/profile-tabs.tsx'
import styles from './user-profile.module.css'

/** What a card can still hold, in the order in which it helps the most. */
const missing = (card: BusinessCard) =>
  (
    [
      ['picture', card.picture],
      ['jobTitle', card.jobTitle],
      ['pitchMessage', card.pitchMessage],
      ['languages', card.languages.length],
    ] as const
  ).flatMap(([field, value]) => (value ? [] : [field]))

/** One's own card, as the others see it, and what would make it better. */
export default function UserProfilePage() {
  const t = useWords('identity')
  const api = useApi()
  const href = useSalonHref()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, businessCard, { params: { id: user?.id ?? 0 } }),
    enabled: Boolean(user),
  })
  const lacks = data ? missing(data) : []
  return (
    <>
      <ProfileHead current="card" />
      <p className={styles.lead}>{t('card.lead')}</p>
      {error && (
        <ErrorState title={t('profile.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="lines" />}
      {data && <BusinessCardView card={data} />}
      {lacks.length > 0 && (
        <div className={styles.lacks}>
          <h3 className={styles.title}>{t('card.missing')}</h3>
          <ul>
            {lacks.map(field => (
              <li key={field}>{t(`profile.${field}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {data && (
        <ButtonLink
          variant={lacks.length ? 'primary' : 'secondary'}
          icon={Pencil}
          href={href(accountPaths.userManage)}
        >
          {t('card.edit')}
        </ButtonLink>
      )}
    </>
  )
}
