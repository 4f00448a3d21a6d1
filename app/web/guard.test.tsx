import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { audiences } from '#domain/identity/contract/roles.ts'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import type { Role } from '#platform/contract/roles.ts'
import type { Audience } from '#platform/web/screens/screen.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { Guard, requireLogin } from './guard.tsx'
import { screens } from './screens.ts'

it('a page for a role that there is not is an error that names it', () => {
  expect(() => requireLogin(['organiser' as Role])).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ code: 500, message: 'Unknown middleware organiser' }),
    }),
  )
})

it.each(screens.map(screen => [screen.name, screen] as const))(
  '%s is for roles that there are',
  (_, screen) => {
    expect(() => requireLogin(screen.allow)).not.toThrow()
  },
)

it('the page to which reports of a chat lead is for all: whoever moderates a session may be a visitor of the fair', () => {
  expect(screens.find(({ name }) => name === 'chatModeration')?.allow).toBe('members')
})

const address = '/fair-one/user/list?page=2'

/** The page at its address; whoever is led elsewhere is not on it any more. */
function At({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return pathname + search === address && children
}

/** What becomes of whoever opens a page: it is shown to them, or they are led to this address. */
async function opening(allow: Audience, role?: Role) {
  let isShown = false
  const { store } = await readerOf(role ? { user: userOf([role]) } : {})
  const page = pageWith({}, address)
  const opened = await renderHook(
    () => {
      isShown = true
    },
    inner =>
      page.around(
        <SessionProvider store={store}>
          <At>
            <Guard allow={allow}>{inner}</Guard>
          </At>
        </SessionProvider>,
      ),
  )
  await opened.leave()
  const told = queue.visibleToasts.map(({ content }) => content.title)
  queue.clear()
  expect(told).toEqual(role && !isShown ? ['errors.other_role'] : [])
  return isShown ? 'shown' : page.address()
}

const roles: readonly Role[] = [
  'superAdmin',
  'superOrganizer',
  'organizer',
  'clusterAdmin',
  'firmAdmin',
  'standContact',
  'speaker',
  'moderator',
  'press',
  'visitor',
]

it('every role is asked for below', () => {
  expect(new Set<string>(roles)).toEqual(audiences)
})

describe.each([...new Set(screens.map(({ allow }) => String(allow)))])('a page for %s', name => {
  const allow = screens.find(screen => String(screen.allow) === name)?.allow ?? 'anyone'

  it('is shown to them; all others are led home and told why, and nobody is led to the login and back', async () => {
    const expected = (role: Role) => (typeof allow === 'string' || allow.includes(role) ? 'shown' : '/')
    for (const role of roles) expect(await opening(allow, role), role).toBe(expected(role))
    const login = `/login?next=${encodeURIComponent(address)}`
    expect(await opening(allow), 'nobody').toBe(allow === 'anyone' ? 'shown' : login)
  })
})
