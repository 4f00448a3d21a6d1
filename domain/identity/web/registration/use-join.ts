import { useNavigate } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { fairsToJoin, joinFair } from '../../contract/registration.ts'
import { type SessionUser, userDetail } from '../../contract/session.ts'

/** Comes to a fair with the account one has, and goes to where its answer stands. */
export function useJoin(fair: { id: number; homepage: string }) {
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const store = useSessionStore<SessionUser>()
  return useSubmit(async () => {
    await api.call(joinFair, { body: { fair: fair.id } })
    store.changed(await api.call(userDetail))
    // Only now does the fair show itself to them.
    await refresh(defaultFairs, fairsToJoin)
    await navigate(hrefOf(accountPaths.registerFormtype, {}, fair.homepage))
  })
}
