import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { businessCard } from '../../contract/business-card.ts'
import { type SessionUser, userDetail } from '../../contract/session.ts'
import { users } from '../../contract/user.ts'
import { usePerson } from '../person.ts'
import { ProfileForm } from '../profile/profile-form.tsx'
import { ProfilePart } from '../profile/profile-part.ts'
import { ProfileHead } from '../profile/profile-tabs.tsx'

/** The own account: what others see of one, who one is, where one lives. */
export default function UserManagePage() {
  const t = useWords('identity')
  const api = useApi()
  const { user } = usePerson()
  const Part = use(ProfilePart)
  const { data, error, refetch } = useQuery({
    ...recordQuery(api, users, user?.id ?? 0),
    enabled: Boolean(user),
  })
  return (
    <>
      <ProfileHead current="edit" />
      {error ? (
        <ErrorState title={t('profile.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <Profile user={data} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
      <Part />
    </>
  )
}

function Profile({ user }: { user: RecordOf<typeof users> }) {
  const api = useApi()
  const refresh = useRefresh()
  const store = useSessionStore<SessionUser>()
  return (
    <ProfileForm
      user={user}
      isOwn
      onSaved={async () => {
        store.changed(await api.call(userDetail))
        await refresh(users, businessCard)
      }}
    />
  )
}
