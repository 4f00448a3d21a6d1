import { useApi } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { accountPaths } from '../contract/paths.ts'
import type { SessionUser } from '../contract/session.ts'
import { logout } from '../contract/session.ts'

/**
 * Ends the session here and in the person's other tabs. The next page is loaded anew, so that nothing of theirs stays
 * in memory and no page for members leads to the login in between.
 */
export function useLogout() {
  const api = useApi()
  const store = useSessionStore<SessionUser>()
  return async () => {
    await api.call(logout, { body: {} }).catch(() => undefined)
    store.left()
    location.assign(accountPaths.signedOut)
  }
}
