import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { SessionState, SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore<never> | null>(null)

export function SessionProvider<User>({
  store,
  children,
}: {
  store: SessionStore<User>
  children: ReactNode
}) {
  return <SessionContext value={store as unknown as SessionStore<never>}>{children}</SessionContext>
}

export function useSessionStore<User>(): SessionStore<User> {
  const store = useContext(SessionContext)
  if (!store) throw new Error('SessionProvider is missing above this component')
  return store as unknown as SessionStore<User>
}

const unknown = { status: 'unknown', user: null } as const

/** Who is logged in. The server renders for nobody in particular, so the first answer is always `unknown`. */
export function useSessionState<User>(): SessionState<User> {
  const store = useSessionStore<User>()
  return useSyncExternalStore(store.subscribe, store.get, () => unknown)
}
