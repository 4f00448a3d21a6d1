import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'
import type { Role } from '#platform/contract/roles.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { createSessionStore } from '#platform/web/session/session-store.ts'
import { type Answers, pageWith } from '#platform/web/testing/page.tsx'
import type { SessionUser } from '../../contract/session.ts'

export const fairOf = (id: number, homepage: string, more: Partial<PublicFair> = {}) =>
  ({
    id,
    homepage,
    status: { id: 2 },
    fairLanguages: [],
    isPublicAccess: true,
    isRegistrationUserHomepage: true,
    isRegistrationFirmHomepage: true,
    ...more,
  }) as unknown as PublicFair

export const userOf = (audiences: readonly Role[], more: Partial<SessionUser> = {}) =>
  ({ id: 1, audiences, fairUsers: [], organizes: [], ...more }) as unknown as SessionUser

type Surroundings = {
  /** Who reads; without it somebody who is not logged in. */
  user?: SessionUser
  fairs?: readonly PublicFair[]
  /** The fair that the address names. */
  salon?: string
  answers?: Answers
  address?: string
}

/** A page with who reads it, the fairs there are and a server that answers as said. */
export async function readerOf({ user, fairs = [], salon, answers, address }: Surroundings) {
  const page = pageWith({ 'GET /default-fairs': [fairs], ...answers }, address)
  // One tab, whose document wears the hue of its fair.
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { documentElement: { style: { setProperty() {} } } })
  const store = createSessionStore<SessionUser>(async () => null)
  if (user) store.entered({ token: 't', user })
  else await store.start()
  return {
    ...page,
    store,
    around: (inner: ReactNode) =>
      page.around(
        <SessionProvider store={store}>
          <FairProvider salon={salon}>{inner}</FairProvider>
        </SessionProvider>,
      ),
  }
}
