import { afterEach, expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { askedIn, foundBy } from './people-query.ts'
import { toDecide, usePeopleActions } from './use-people-actions.ts'

const [waiting, validated, refused] = [0, 1, 2] as const
const personOf = (id: number, ...states: number[]) =>
  ({
    id,
    firstName: 'Ada',
    lastName: 'L',
    memberships: states.map((isValidated, at) => ({ id: id * 10 + at, isValidated })),
  }) as unknown as PersonRow

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})
const notices = () => queue.visibleToasts.map(({ content }) => content)

const decide = 'POST /fair_users/validate'
async function actions(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const hook = await renderHook(() => usePeopleActions(), page.around)
  return {
    hook,
    calls: () => page.sent().map(({ call }) => call),
    bodies: () => page.sent().map(({ body }) => body),
    undo: () => hook.act(() => notices()[0]?.action?.onPress()),
  }
}

it('only memberships that are not so yet are decided on, of all fairs that are shown', () => {
  const people = [personOf(1, waiting, validated), personOf(2, refused), personOf(3, validated)]
  expect([toDecide(people, validated), toDecide(people, refused)]).toEqual([
    [10, 20],
    [10, 11, 30],
  ])
})

it('a decision on several is one call, and undo gives each back the state that they had', async () => {
  const { hook, bodies, undo } = await actions({ [decide]: { changed: 3 } })
  const after = vi.fn()
  const people = [personOf(1, waiting), personOf(2, refused), personOf(3, waiting), personOf(4, validated)]
  await hook.act(() => hook.now.validate(people, validated, after))
  expect(bodies()).toEqual([{ ids: [10, 20, 30], isValidated: validated, undo: 'offered' }])
  expect([after.mock.calls.length, notices()[0]?.title, notices()[0]?.action?.isUndo]).toEqual([
    1,
    'people.validated',
    true,
  ])
  await undo()
  expect(bodies().slice(1)).toEqual([
    { ids: [10, 30], isValidated: waiting, undo: 'taken' },
    { ids: [20], isValidated: refused, undo: 'taken' },
  ])
  expect(notices().map(({ title }) => title)).toContain('people.undone')
})

it('those who wait are let in by their memberships, and wait again by undo', async () => {
  const { hook, bodies, undo } = await actions({ [decide]: { changed: 2 } })
  await hook.act(() => hook.now.validateWaiting([7, 8]))
  await undo()
  expect(bodies()).toEqual([
    { ids: [7, 8], isValidated: validated, undo: 'offered' },
    { ids: [7, 8], isValidated: waiting, undo: 'taken' },
  ])
})

it('a decision that is refused is said, is not said to be done, and what follows it does not happen', async () => {
  const { hook } = await actions({ [decide]: problem(403, { message: 'Non', message_code: 'forbidden' }) })
  const after = vi.fn()
  await hook.act(() => hook.now.validate([personOf(1, waiting)], refused, after))
  expect([after.mock.calls.length, notices().map(({ tone }) => tone)]).toEqual([0, ['error']])
})

it('a decision on all whom the list finds says whom it passed over, and always ends the choice; undone, each is again what they were', async () => {
  const found = foundBy(new URLSearchParams('search=ada'), 3)
  const call = 'POST /users/back/list/validate'
  const many = Array.from({ length: 201 }, (_, id) => id + 1)
  const before = [
    { isValidated: waiting, ids: many },
    { isValidated: refused, ids: [900] },
  ]
  const { hook, calls, bodies, undo } = await actions({
    [call]: { changed: 4, passedOver: { above: 2, own: 0 }, before },
    [decide]: { changed: 1 },
  })
  const [done, always] = [vi.fn(), vi.fn()]
  await hook.act(() => hook.now.validateFound({ found, total: 6 }, validated, done, always))
  expect(bodies().at(0)).toMatchObject({ count: 6, isValidated: validated, undo: 'offered' })
  expect([calls().length, notices()[0]?.hint, done.mock.calls.length, always.mock.calls.length]).toEqual([
    1,
    'people.passed_above',
    1,
    1,
  ])
  await undo()
  expect(bodies().slice(1)).toEqual([
    { ids: many.slice(0, 200), isValidated: waiting, undo: 'taken' },
    { ids: [201], isValidated: waiting, undo: 'taken' },
    { ids: [900], isValidated: refused, undo: 'taken' },
  ])
})

it('a list that has changed meanwhile is refused as a whole: nothing is said to be done, the choice ends', async () => {
  const found = foundBy(new URLSearchParams(''), 3)
  const { hook } = await actions({})
  const [done, always] = [vi.fn(), vi.fn()]
  await hook.act(() => hook.now.validateFound({ found, total: 6 }, refused, done, always))
  await hook.act(() => hook.now.inviteFound({ found, total: 6 }, null, done, always))
  expect([done.mock.calls.length, always.mock.calls.length]).toEqual([0, 2])
  expect(notices().every(({ tone }) => tone === 'error')).toBe(true)
})

it('what a list is narrowed by is what its bulk acts are told, and nothing that there is not', () => {
  const search = new URLSearchParams(
    'search=ada&userType=4&isValidated=0&account=invited&isPresent=true&isMember=false&order=-name&page=3',
  )
  expect(foundBy(search, 3)).toEqual({
    fair: '3',
    search: 'ada',
    userType: 4,
    isValidated: 0,
    account: 'invited',
    isPresent: true,
    isMember: false,
  })
  expect(
    foundBy(new URLSearchParams('account=hacked&isPresent=no&isMember=true&userType='), undefined),
  ).toEqual({})
  expect(askedIn(search, 3)).toEqual({
    search: 'ada',
    userType: '4',
    isValidated: '0',
    account: 'invited',
    isPresent: 'true',
    isMember: 'false',
    order: '-name',
    fair: 3,
  })
})

it('in the people of all one’s fairs a bulk act is of all of them too, whatever fair one is in', () => {
  const search = new URLSearchParams('fair=all')
  expect([foundBy(search, 3).fair, askedIn(search, 3).fair]).toEqual([undefined, undefined])
})
