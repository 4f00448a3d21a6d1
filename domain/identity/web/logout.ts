import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { accountPaths } from '../contract/paths.ts'
import type { SessionUser } from '../contract/session.ts'
import { logout } from '../contract/session.ts'

/** Ends the session here and in the person's other tabs; nothing of theirs stays in memory. */
export function useLogout() {
  const api = useApi()
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // First away from a page that only members may see: once the session has ended, a call of that page still under
    // way would be refused, and its guard would lead to the login.
    await navigate(accountPaths.signedOut)
    await api.call(logout, { body: {} }).catch(() => undefined)
    store.left()
    queries.removeQueries({ predicate: query => query.queryKey[0] !== defaultFairs.path })
    await queries.invalidateQueries()
  }
}
