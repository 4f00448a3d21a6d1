import { afterEach, expect, it, vi } from 'vitest'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Role } from '#platform/contract/roles.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { SessionUser } from '../contract/session.ts'
import { useLanding } from './landing.ts'
import { useOwnFairs } from './own-fairs.ts'
import { useRegistrationLinks } from './registration-links.ts'
import { fairOf, readerOf, userOf } from './testing/reader.tsx'
import { useTakesPart } from './use-takes-part.ts'

const lyon = fairOf(1, 'lyon')
const lille = fairOf(2, 'lille')
const fairs = [lyon, lille]
const memberOf = (fair: number, isValidated: number) => [{ id: 9, fair: { id: fair }, isValidated }]

afterEach(() => void vi.unstubAllGlobals())

const on = async <T>(hook: () => T, user?: SessionUser, there = fairs) =>
  (await renderHook(hook, (await readerOf({ user, fairs: there })).around)).now

const landing = (roles: readonly Role[], more: Partial<SessionUser> = {}) =>
  on(useLanding, userOf(roles, more))
const { waiting, validated, refused } = validationState

it.each([
  ['an organizer', ['organizer'], '/lille/user/dashboard'],
  ['an exhibitor', ['firmAdmin'], '/lille/user/configuration-stands'],
  ['a contact of a stand', ['standContact'], '/lille/user/configuration-stands'],
  ['a cluster admin', ['clusterAdmin'], '/lille/exhibitor/list'],
  ['a visitor', ['visitor'], '/lille'],
] as const)(
  '%s begins in the fair that they belong to, with what is theirs to do',
  async (_, roles, page) => {
    expect(await landing(roles, { fairUsers: memberOf(2, validated) })).toBe(page)
  },
)

it('who waits or was refused is shown how their registration stands, an organizer is not', async () => {
  for (const state of [waiting, refused]) {
    expect(await landing(['visitor'], { fairUsers: memberOf(2, state) })).toBe('/lille/register')
    expect(await landing(['firmAdmin'], { fairUsers: memberOf(2, state) })).toBe('/lille/register')
  }
  expect(await landing(['organizer'], { organizes: [2], fairUsers: memberOf(2, waiting) })).toBe(
    '/lille/user/dashboard',
  )
})

it('a registration that waits in another fair keeps nobody from their work in this one', async () =>
  expect(
    await landing(['firmAdmin'], { fairUsers: [...memberOf(2, waiting), ...memberOf(1, validated)] }),
  ).toBe('/lyon/user/configuration-stands'))

it('somebody’s own fairs are those that they run or belong to, of those that there are', async () => {
  const ids = async (roles: readonly Role[], more?: Partial<SessionUser>) =>
    (await on(useOwnFairs, userOf(roles, more))).map(({ id }) => id)
  expect(await ids(['organizer'], { organizes: [2] })).toEqual([2])
  expect(await ids(['visitor'], { fairUsers: memberOf(1, waiting) })).toEqual([1])
  expect(await ids(['visitor'], { fairUsers: memberOf(77, waiting) })).toEqual([1, 2])
  expect(await ids(['superOrganizer'], { organizes: [2] })).toEqual([1, 2])
  expect(await ids(['superAdmin'])).toEqual([1, 2])
})

it('a fair offers the registrations that it has opened, and none once it is closed', async () => {
  const links = (more: object) => on(useRegistrationLinks, undefined, [fairOf(1, 'lyon', more)])
  expect(await links({})).toEqual({
    visitor: '/lyon/register/visitor',
    exhibitor: '/lyon/register/exhibitor',
  })
  expect(await links({ isRegistrationFirmHomepage: false })).toMatchObject({ exhibitor: null })
  expect(await links({ isRegistrationUserHomepage: false })).toMatchObject({ visitor: null })
  expect(await links({ status: { id: 4 } })).toEqual({ visitor: null, exhibitor: null })
  expect(await on(useRegistrationLinks, undefined, [])).toEqual({ visitor: null, exhibitor: null })
})

it.each([
  ['waits for it', 2, waiting, false],
  ['was refused by it', 2, refused, false],
  ['was let in', 2, validated, true],
  ['was let in by another', 1, validated, false],
])('a fair knows whom it has let in: somebody who %s', async (_, fair, state, expected) =>
  expect(
    await on(() => useTakesPart()(lille.id), userOf(['visitor'], { fairUsers: memberOf(fair, state) })),
  ).toBe(expected),
)
