import { afterEach, expect, it, vi } from 'vitest'
import { problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import type { OwnView } from '../contract/own-lists.ts'
import { readerOf, userOf } from './testing/reader.tsx'
import { useOwnLists } from './use-own-lists.ts'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})

const view = (id: number, name: string, more: Partial<OwnView> = {}): OwnView => ({
  id,
  list: 'people',
  name,
  query: 'order=name',
  isFavourite: false,
  ...more,
})
const listsOf = (views: OwnView[], more: object = {}) => ({
  views,
  pages: ['userList'],
  isComfortable: false,
  ...more,
})
const read = 'GET /users/1/lists?fair=3'
const keep = 'PUT /users/1/list_views'

async function lists(answers: Record<string, object>, fair: number | null = 3) {
  const page = await readerOf({ user: userOf(['organizer']), answers })
  const hook = await renderHook(() => useOwnLists(fair), page.around)
  return { ...page, hook, names: () => hook.now.viewsOf('people').map(({ id, name }) => `${id} ${name}`) }
}
/** An answer that is held back until the test gives it. */
function held() {
  let give = (_: object) => {}
  const answer = new Promise<object>(resolve => {
    give = resolve
  })
  return { answer, give: (said: object) => give(said) }
}

it('views are those of the list that is shown, and favourites those of all lists', async () => {
  const { hook, names } = await lists({
    [read]: listsOf([view(1, 'Mine'), view(2, 'Firms', { list: 'firms', isFavourite: true })]),
  })
  expect([names(), hook.now.favourites.map(({ id }) => id), hook.now.pages]).toEqual([
    ['1 Mine'],
    [2],
    ['userList'],
  ])
})

it('a view that is kept is there at once, and has its id once the server has answered', async () => {
  const { answer, give } = held()
  const { hook, names, sent } = await lists({
    [read]: [listsOf([]), listsOf([view(9, 'New')])],
    [keep]: [answer],
  })
  let kept: Promise<boolean> | undefined
  await hook.act(() => {
    kept = hook.now.keep('people', { name: 'New', query: 'search=a', isFavourite: true })
  })
  expect(names()).toEqual(['0 New'])
  await hook.act(() => give(view(9, 'New')))
  expect([await kept, names()]).toEqual([true, ['9 New']])
  expect(sent()).toEqual([
    { call: keep, body: { name: 'New', query: 'search=a', isFavourite: true, fair: 3, list: 'people' } },
  ])
})

it('a view of the same name is replaced where it stands, and those of other lists stay', async () => {
  const { answer } = held()
  const { hook, names } = await lists({
    [read]: listsOf([view(3, 'A', { list: 'firms' }), view(1, 'A'), view(2, 'B')]),
    [keep]: [answer],
  })
  await hook.act(() => void hook.now.keep('people', { name: 'A', query: 'search=x', isFavourite: false }))
  expect(names()).toEqual(['1 A', '2 B'])
  expect(hook.now.viewsOf('people')[0]?.query).toBe('search=x')
  expect(hook.now.viewsOf('firms')[0]?.query).toBe('order=name')
})

it('a view that is refused is said to be, and is shown no longer', async () => {
  const { hook, names } = await lists({
    [read]: listsOf([view(1, 'A')]),
    [keep]: problem(422, { message: 'Trop', message_code: 'views_limit' }),
  })
  let kept: boolean | undefined
  await hook.act(async () => {
    kept = await hook.now.keep('people', { name: 'New', query: '', isFavourite: false })
  })
  expect([kept, names()]).toEqual([false, ['1 A']])
  expect(queue.visibleToasts.map(({ content }) => content.tone)).toEqual(['error'])
})

it('a view that is dropped goes at once, and comes back where the server was not reached', async () => {
  const { hook, names } = await lists({
    [read]: listsOf([view(1, 'A'), view(2, 'B')]),
    'DELETE /users/1/list_views/1': [new Error('offline')],
  })
  await hook.act(() => hook.now.drop(view(1, 'A')))
  expect([names(), queue.visibleToasts.length]).toEqual([['1 A', '2 B'], 1])

  const { answer } = held()
  const other = await lists({ [read]: listsOf([view(1, 'A')]), 'DELETE /users/1/list_views/1': [answer] })
  await other.hook.act(() => other.hook.now.drop(view(1, 'A')))
  expect(other.names()).toEqual([])
})

it('a page is in the menu once, however often it is put there, and taken out of it', async () => {
  const { answer } = held()
  const { hook, sent } = await lists({ [read]: listsOf([]), 'PUT /users/1/favourite_pages': [answer] })
  await hook.act(() => hook.now.setPage('firmList', true))
  await hook.act(() => hook.now.setPage('firmList', true))
  expect(hook.now.pages).toEqual(['userList', 'firmList'])
  await hook.act(() => hook.now.setPage('userList', false))
  expect(hook.now.pages).toEqual(['firmList'])
  expect(sent().map(({ body }) => body)).toEqual([
    { fair: 3, screen: 'firmList', isFavourite: true },
    { fair: 3, screen: 'firmList', isFavourite: true },
    { fair: 3, screen: 'userList', isFavourite: false },
  ])
})

it('what is kept of the platform’s own lists is of no fair', async () => {
  const { answer } = held()
  const { hook, sent } = await lists({ 'GET /users/1/lists': listsOf([]), [keep]: [answer] }, null)
  await hook.act(() => void hook.now.keep('people', { name: 'A', query: '', isFavourite: false }))
  expect(sent()[0]?.body).toMatchObject({ fair: null })
})

it('rows are as wide as their reader wants them, at once', async () => {
  const { answer } = held()
  const { hook } = await lists({ [read]: listsOf([]), 'PUT /users/1/list_density': [answer] })
  await hook.act(() => hook.now.setComfortable(true))
  expect(hook.now.isComfortable).toBe(true)
})

it('whoever is not logged in asks for nothing and has nothing', async () => {
  const page = await readerOf({})
  const hook = await renderHook(() => useOwnLists(3), page.around)
  expect([hook.now.viewsOf('people'), hook.now.pages, page.asked.map(({ call }) => call)]).toEqual([
    [],
    [],
    ['GET /default-fairs'],
  ])
})
