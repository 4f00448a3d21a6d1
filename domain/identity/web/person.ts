import type { Role } from '#platform/contract/roles.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { createSessionStore, type SessionStore } from '#platform/web/session/session-store.ts'
import type { SessionUser } from '../contract/session.ts'

type StartedSession = { token: string; user: SessionUser }

/** Asks with the cookie that scripts cannot read; null when there is no session. */
async function refresh(locale: string): Promise<StartedSession | null> {
  const response = await fetch('/api/token/refresh', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'accept-language': locale, 'x-auth-mode': 'cookie' },
    body: '{}',
  })
  // A server that cannot answer now says nothing about the session: only a clear refusal ends it.
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok) throw new Error(`refresh: ${response.status}`)
  return (await response.json()) as StartedSession
}

export type PersonStore = SessionStore<SessionUser>

export const createPersonStore = (locale: () => string): PersonStore =>
  createSessionStore<SessionUser>(() => refresh(locale()))

const nobody: readonly Role[] = []

/** Who is logged in, and as what they may act (policy names). */
export function usePerson(): {
  status: 'unknown' | 'anonymous' | 'known'
  user: SessionUser | null
  roles: readonly Role[]
} {
  const state = useSessionState<SessionUser>()
  return { status: state.status, user: state.user, roles: state.user?.audiences ?? nobody }
}
