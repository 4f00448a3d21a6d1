import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { SessionState, SessionStore } from './session-store.ts'

/** The platform does not know what a user is: whoever asks says it, as the domain that made the store did. */
const SessionContext = createContext<unknown>(null)

export function SessionProvider<User>({
  store,
  children,
}: {
  store: SessionStore<User>
  children: ReactNode
}) {
  return <SessionContext value={store}>{children}</SessionContext>
}

export function useSessionStore<User>(): SessionStore<User> {
  const store = useContext(SessionContext)
  if (!store) throw new Error('SessionProvider is missing above this component')
  return store as SessionStore<User>
}

const unknown = { status: 'unknown', user: null } as const

/** Who is logged in. The server renders for nobody in particular, so the first answer is always `unknown`. */
export function useSessionState<User>(): SessionState<User> {
  const store = useSessionStore<User>()
  return useSyncExternalStore(store.subscribe, store.get, () => unknown)
}
