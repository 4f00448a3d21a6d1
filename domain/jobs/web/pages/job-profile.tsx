import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { ModuleOff } from '../module-off.tsx'
import { EditProfile } from '../profile/edit-profile.tsx'
import { LibraryConsent } from '../profile/library-consent.tsx'
import { NewProfile } from '../profile/new-profile.tsx'
import { ProfileLanguages } from '../profile/profile-languages.tsx'
import { ProfileTrash } from '../profile/profile-trash.tsx'
import { WhoLooked } from '../profile/who-looked.tsx'

/** One’s own profile for applying: what one can do, who may find it, and who has read it. */
export default function JobProfilePage() {
  const t = useWords('jobs')
  const fair = useCurrentFair()
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery({
    ...listQuery(useApi(), jobProfiles),
    enabled: fair.isUsingJobModule,
  })
  if (!fair.isUsingJobModule) return <ModuleOff />
  const profiles = data?.rows ?? []
  const profile = profiles.find(({ locale }) => locale === search.get('language')) ?? profiles[0]
  return (
    <>
      <PageTitle
        title={t('profile.page')}
        lead={t('profile.lead')}
        actions={profile && <ProfileLanguages profiles={profiles} current={profile} />}
      />
      {error && !data ? (
        <ErrorState title={t('profile.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : profile ? (
        <EditProfile key={profile.id} profile={profile}>
          <LibraryConsent profile={profile.id} />
          <WhoLooked profile={profile.id} />
        </EditProfile>
      ) : (
        <NewProfile />
      )}
      {data && <ProfileTrash />}
    </>
  )
}
