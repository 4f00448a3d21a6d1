import { expect, it } from 'vitest'
import type { Versions } from '#platform/server/database/content-versions.ts'
import { Packed } from '#platform/server/http/packed.ts'
import { cachePages, type Draw, type Drawn } from './page-cache.ts'

const page = (words: string, status = 200): Drawn => ({
  kind: 'page',
  status,
  body: new Packed(words),
  scripts: '',
  isEmbeddable: false,
})

/** Pages that are drawn when they are told to be, over versions and a clock that are set by hand. */
function studio(draw: Draw = async () => page('drawn')) {
  const drawn: string[] = []
  const state = { content: '1', presence: 'a', parts: {} as Record<string, Versions>, now: 0 }
  const ask = cachePages(
    request => {
      drawn.push(request.url)
      return draw(request)
    },
    async () => ({ content: state.content, presence: state.presence, common: '', parts: state.parts }),
    () => state.now,
  )
  return {
    drawn,
    state,
    ask: async (url = '/', locale: 'fr' | 'de' = 'fr') => {
      const answer = await ask({ url, locale })
      // It is kept after the answer.
      await new Promise(setImmediate)
      return answer
    },
  }
}

it('draws a page once for all who ask for it, at once or later', async () => {
  const { ask, drawn } = studio()
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(drawn).toEqual(['/'])
  await ask('/other')
  await ask('/', 'de')
  expect(drawn).toEqual(['/', '/other', '/'])
})

it('draws a page again for whoever asks after its content has changed', async () => {
  const { ask, drawn, state } = studio()
  await ask()
  state.content = '2'
  await ask()
  expect(drawn).toHaveLength(2)
})

it('keeps the newer of two drawings, whichever is done last', async () => {
  const waiting: (() => void)[] = []
  let drawings = 0
  const { ask, drawn, state } = studio(async () => {
    drawings += 1
    const name = `drawing ${drawings}`
    await new Promise<void>(resolve => waiting.push(resolve))
    return page(name)
  })
  const older = ask()
  await expect.poll(() => waiting.length).toBe(1)
  state.content = '2'
  state.now = 1
  const newer = ask()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  const shown = await newer
  waiting[0]?.()
  expect(await older).not.toBe(shown)
  expect(await ask()).toBe(shown)
  expect(drawn).toHaveLength(2)
})

it('shows a page as it was up to ten seconds ago where many wait for theirs, and to nobody else', async () => {
  const waiting: (() => void)[] = []
  let isHeld = false
  const { ask, drawn, state } = studio(async () => {
    if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
    return page('drawn')
  })
  const first = await ask('/kept')
  isHeld = true
  state.content = '2'
  const others = Array.from({ length: 5 }, (_, at) => ask(`/${at}`))
  state.now = 9_999
  const early = ask('/kept')
  others.push(ask('/5'))
  const crowded = [await ask('/kept'), await ask('/kept')]
  state.now = 20_000
  const late = ask('/kept')
  isHeld = false
  while (drawn.length < 8) {
    for (const go of waiting.splice(0)) go()
    await new Promise(setImmediate)
  }
  await Promise.all(others)
  expect(crowded).toEqual([first, first])
  expect(crowded[0]).toBe(first)
  expect([await early, await late].map(one => one === first)).toEqual([false, false])
})

it('keeps the pages of a fair while only others change', async () => {
  const { ask, drawn, state } = studio()
  const at = (one: string, two: string) => {
    state.content = one + two
    state.parts = { one: { content: one, presence: '' }, two: { content: two, presence: '' } }
  }
  const pages = ['/', '/one', '/one/exhibitors/list?page=2', '/two?page=3', '/login', '/constructor']
  at('1', '1')
  for (const url of pages) await ask(url)
  at('2', '1')
  drawn.length = 0
  for (const url of pages) await ask(url)
  expect(drawn).toEqual(['/', '/one', '/one/exhibitors/list?page=2', '/login', '/constructor'])
})

it('takes addresses that differ in what no page reads, or in its order, for one', async () => {
  const { ask, drawn } = studio()
  await ask('/fair/exhibitors/list?page=2&sector=1')
  for (const url of [
    '/fair/exhibitors/list?sector=1&page=2',
    '/fair/exhibitors/list?x=1&page=2&sector=1',
    '/fair/exhibitors/list?page=2&sector=1&lang=fr&page=9',
    '/fair/exhibitors/%6cist?page=2&sector=1',
    '//fair/exhibitors/list/?page=2&sector=1',
  ])
    await ask(url)
  expect(drawn).toHaveLength(1)
  await ask('/fair/exhibitors/list?page=3&sector=1')
  expect(drawn).toHaveLength(2)
})

it('draws a page for what this page reads, and in the form in which it reads it', async () => {
  const { ask, drawn } = studio()
  const each = Array.from({ length: 50 }, (_, n) => n + 1)
  for (const path of ['/', '/fair', '/fair/fair/visit/lobby', '/fair/stand/visit/7', '/fair/contact'])
    for (const n of each)
      for (const name of ['page', 'search', 'sector', 'next', 'view', 'constructor'])
        await ask(`${path}?${name}=${n}`)
  expect(drawn).toHaveLength(5)
  for (const n of each) await ask(`/fair/exhibitors/list?page=${n}`)
  for (const odd of ['0', '01', '-1', '1e3', '1', 'x', '']) await ask(`/fair/exhibitors/list?page=${odd}`)
  expect(drawn.slice(5)).toEqual(
    ['', '?page=2', '?page=3', '?page=4', '?page=5'].map(search => `/fair/exhibitors/list${search}`),
  )
})

it.each([
  ['searches for', '/fair/exhibitors/list?search='],
  ['names a record for', '/fair/user/manage/x'],
])('lets nobody wait for pages that somebody %s without end, nor throws theirs away', async (_, address) => {
  const waiting: (() => void)[] = []
  const { ask, drawn } = studio(async ({ url }) => {
    if (url.startsWith(address)) await new Promise<void>(resolve => waiting.push(resolve))
    return page('x'.repeat(1_000_000))
  })
  await ask('/fair')
  const searches = Array.from({ length: 90 }, (_, n) => ask(address + n))
  await ask('/other')
  expect(waiting).toHaveLength(1)
  while (drawn.length < 92 || waiting.length) {
    waiting.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(searches)
  await Promise.all([ask('/fair'), ask('/other')])
  expect(drawn).toHaveLength(92)
})

it('leads on with everything that stood in the address', async () => {
  const { ask } = studio(async ({ url }) => ({ kind: 'redirect', status: 302, location: `/on${url}` }))
  expect(await ask('/?code=1')).toMatchObject({ location: '/on/?code=1' })
})

it('draws lamps anew at most every ten seconds, and lets nobody wait for them', async () => {
  const waiting: (() => void)[] = []
  let drawings = 0
  const { ask, drawn, state } = studio(async () => {
    drawings += 1
    if (drawings > 1) await new Promise<void>(resolve => waiting.push(resolve))
    return page(`drawing ${drawings}`)
  })
  const first = await ask()
  state.presence = 'b'
  state.now = 9_999
  expect(await ask()).toBe(first)
  expect(drawn).toHaveLength(1)
  state.now = 10_000
  expect([await ask(), await ask()]).toEqual([first, first])
  expect(drawn).toHaveLength(2)
  for (const go of waiting) go()
  await expect.poll(ask, { timeout: 30_000 }).not.toBe(first)
  expect(drawn).toHaveLength(2)
})

it('keeps lamps of before from whoever asks long after', async () => {
  const { ask, drawn, state } = studio()
  const first = await ask()
  state.presence = 'b'
  state.now = 60_000
  expect(await ask()).not.toBe(first)
  expect(drawn).toHaveLength(2)
})

it('does not keep a page that failed', async () => {
  let status = 503
  const { ask, drawn } = studio(async () => page('drawn', status))
  await ask()
  status = 200
  await ask()
  await ask()
  expect(drawn).toHaveLength(2)
})

it('draws no more than two pages at once', async () => {
  let busy = 0
  let most = 0
  const { ask, drawn } = studio(async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise(setImmediate)
    busy -= 1
    return page('drawn')
  })
  await Promise.all(Array.from({ length: 9 }, (_, at) => ask(`/${at}`)))
  expect([drawn.length, most]).toEqual([9, 2])
})
