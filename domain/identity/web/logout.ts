import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { forgetOwn } from '#platform/web/browser-storage.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../contract/paths.ts'
import type { SessionUser } from '../contract/session.ts'
import { logout } from '../contract/session.ts'
import { mayLogOut } from './logout-guards.ts'

/**
 * Ends the session here and in the person's other tabs. The next page is loaded anew, so that nothing of theirs stays
 * in memory and no page for members leads to the login in between. Where the server has not heard it, the session
 * lives: the person is told, and stays where they are to try again.
 */
export function useLogout() {
  const api = useApi()
  const t = useWords('identity')
  const store = useSessionStore<SessionUser>()
  return async () => {
    if (!(await mayLogOut())) return
    try {
      await api.call(logout, { body: {} })
    } catch (error) {
      const isOver = error instanceof ProblemError && error.status === 401
      if (!isOver) return void toast.error(t('logout.failed'))
    }
    // In this order: another tab does not write again what is forgotten here.
    store.left()
    forgetOwn()
    location.assign(accountPaths.signedOut)
  }
}
