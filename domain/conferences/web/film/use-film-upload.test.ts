import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { problem, storageOf } from '#platform/web/testing/page.tsx'
import { type RenderedHook, renderHook } from '#platform/web/testing/render-hook.tsx'
import { useFilmUpload } from './use-film-upload.ts'

const [first, second] = [5, 6]
const begin = 'POST /uploads?use=film'
const part = (upload: number) => `PATCH /uploads/${upload}`
const begun = (upload: number) =>
  new Response(null, { status: 201, headers: { location: `/api/uploads/${upload}` } })
/** All of a file has come, and has become this. */
const whole = (media: number) =>
  new Response(null, { headers: { 'upload-offset': '10', 'media-object': String(media) } })
const fileOf = (name: string) => new File(['0123456789'], name, { lastModified: 1 })

/** An answer that the test lets come. */
function later<T>() {
  let come = (_answer: T) => {}
  let breakOff = () => {}
  const answer = new Promise<T>((resolve, reject) => {
    come = resolve
    breakOff = () => reject(new Error('Aborted'))
  })
  return { answer, come, breakOff }
}

/** The tabs of the browser know of each other: another one is at the film of a session. */
function besideTab(name: string) {
  const end = later<void>()
  let isHeld = true
  const locks = {
    query: async () => ({ held: isHeld ? [{ name }] : [] }),
    request: async (asked: string, ...[how, work]: [object, ((lock: unknown) => unknown)?]) => {
      if (asked !== name || !isHeld) return (work ?? (how as (lock: unknown) => unknown))({})
      if (work) return work(null)
      await end.answer
      return undefined
    },
  }
  vi.stubGlobal('navigator', { locks })
  return () => {
    isHeld = false
    end.come()
  }
}

type Upload = ReturnType<typeof useFilmUpload>

/** Each test has somebody of their own, since what they send goes on in the tab. */
let person = 0
let kept: Map<string, string>
const pages: RenderedHook<Upload>[] = []
beforeEach(() => {
  person += 1
  kept = storageOf('localStorage')
})
afterEach(async () => {
  for (const page of pages.splice(0)) await page.leave()
  vi.unstubAllGlobals()
})

async function desk(answers: object) {
  const reader = await readerOf({ user: userOf(['organizer'], { id: person }), answers: { ...answers } })
  const warned = new Set<unknown>()
  vi.stubGlobal(
    'addEventListener',
    (name: string, one: unknown) => name === 'beforeunload' && warned.add(one),
  )
  vi.stubGlobal('removeEventListener', (_: string, one: unknown) => warned.delete(one))
  const added: [session: number, media: number][] = []
  return {
    added,
    warned,
    sent: () => reader.sent().map(({ call }) => call),
    open: async (session: number) => {
      const onSent = async (media: number) => added.push([session, media])
      const page = await renderHook(() => useFilmUpload(session, 100, onSent), reader.around)
      pages.push(page)
      return page
    },
  }
}

const choose = (page: RenderedHook<Upload>, name: string) =>
  page.act(() => page.now.field.onChoose(fileOf(name)))
/** A film that was begun on a page that is no more. */
const keep = (session: number, name: string, hours = 1) => {
  const key = `own:${person}:films`
  const at = Date.now() - hours * 3_600_000
  const film = { session, address: '/api/uploads/7', name, size: 10, lastModified: 1, at }
  kept.set(key, JSON.stringify([...JSON.parse(kept.get(key) ?? '[]'), film]))
}
const keptSessions = () =>
  JSON.parse(kept.get(`own:${person}:films`) ?? '[]').map(({ session }: { session: number }) => session)

it('a film for another session leaves the first one alone, which goes on', async () => {
  const slow = later<Response>()
  const { open, sent, added, warned } = await desk({
    [begin]: [begun(7), begun(8)],
    [part(7)]: slow.answer,
    [part(8)]: whole(43),
  })
  const one = await open(first)
  await choose(one, 'first.mp4')
  await one.leave()
  const other = await open(second)
  expect(other.now).toMatchObject({ isSending: false, interrupted: null })
  await choose(other, 'second.mp4')
  expect([added, keptSessions(), warned.size]).toEqual([[[second, 43]], [first], 1])
  await other.act(() => slow.come(whole(42)))
  expect(added).toEqual([
    [second, 43],
    [first, 42],
  ])
  expect(sent()).toEqual([begin, part(7), begin, part(8)])
  expect([keptSessions(), warned.size]).toEqual([[], 0])
})

it('one that is refused forgets itself alone', async () => {
  const slow = later<Response>()
  const { open, sent } = await desk({
    [begin]: [begun(7), begun(8)],
    [part(7)]: slow.answer,
    [part(8)]: problem(415, { message: 'No film' }),
  })
  await choose(await open(first), 'first.mp4')
  const other = await open(second)
  await choose(other, 'second.mp4')
  expect(other.now).toMatchObject({ isSending: false, interrupted: null, field: { error: 'No film' } })
  expect([keptSessions(), sent().length]).toEqual([[first], 4])
  await other.act(() => slow.come(whole(42)))
})

it('whoever comes back finds the film on its way, and it is added once', async () => {
  const slow = later<Response>()
  const { open, sent, added } = await desk({ [begin]: begun(7), [part(7)]: slow.answer })
  const before = await open(first)
  await choose(before, 'film.mp4')
  await before.leave()
  const page = await open(first)
  expect(page.now).toMatchObject({
    isSending: true,
    interrupted: null,
    field: { file: { name: 'film.mp4', size: 10 }, progress: 0, isDisabled: true },
  })
  await choose(page, 'film.mp4')
  await page.act(() => slow.come(whole(42)))
  expect(page.now).toMatchObject({ isSending: false, field: { file: null, isDisabled: false } })
  expect([added, sent()]).toEqual([[[first, 42]], [begin, part(7)]])
})

it('what was interrupted is offered on the page of its session, and for a day', async () => {
  const { open } = await desk({})
  keep(first, 'film.mp4')
  keep(second, 'old.mp4', 25)
  expect((await open(first)).now.interrupted).toBe('film.mp4')
  expect((await open(second)).now.interrupted).toBe(null)
})

it('the same file goes on with what was interrupted, another one takes its place', async () => {
  const head = 'HEAD /uploads/7'
  const stands = new Response(null, { headers: { 'upload-offset': '4' } })
  const dropped = 'DELETE /uploads/7'
  const { open, sent, added } = await desk({
    [head]: stands,
    [part(7)]: whole(42),
    [dropped]: new Response(null, { status: 204 }),
    [begin]: begun(8),
    [part(8)]: whole(43),
  })
  keep(first, 'film.mp4')
  const page = await open(first)
  await choose(page, 'film.mp4')
  expect([sent(), added, keptSessions()]).toEqual([[head, part(7)], [[first, 42]], []])
  keep(first, 'film.mp4')
  await choose(page, 'other.mp4')
  expect(sent().slice(2)).toEqual([dropped, begin, part(8)])
})

it('whoever calls it off takes it back from the server', async () => {
  const dropped = 'DELETE /uploads/7'
  const { open, sent } = await desk({ [dropped]: new Response(null, { status: 204 }) })
  keep(first, 'film.mp4')
  keep(second, 'other.mp4')
  const page = await open(first)
  await page.act(() => page.now.cancel())
  expect([page.now.interrupted, sent(), keptSessions()]).toEqual([null, [dropped], [second]])
})

it('what is called off on its way is taken back too, and is no longer added', async () => {
  const dropped = 'DELETE /uploads/7'
  const slow = later<Response>()
  const { open, sent, added } = await desk({
    [begin]: begun(7),
    [part(7)]: slow.answer,
    [dropped]: new Response(null, { status: 204 }),
  })
  const page = await open(first)
  await choose(page, 'film.mp4')
  await page.act(() => page.now.cancel())
  await page.act(slow.breakOff)
  expect(page.now).toMatchObject({ isSending: false, interrupted: null, field: { error: undefined } })
  expect([sent(), added, keptSessions()]).toEqual([[begin, part(7), dropped], [], []])
})

it('what another tab sends is neither offered nor sent here, until that tab is gone', async () => {
  const { open, sent, added } = await desk({ [begin]: begun(8), [part(8)]: whole(43) })
  keep(first, 'film.mp4')
  const leave = besideTab(`verriere:film:${person}:${first}`)
  const page = await open(first)
  expect(page.now).toMatchObject({ isElsewhere: true, interrupted: null, field: { isDisabled: true } })
  await choose(page, 'other.mp4')
  await page.act(() => page.now.cancel())
  expect(page.now).toMatchObject({ isElsewhere: true, isSending: false })
  expect([sent(), keptSessions()]).toEqual([[], [first]])
  await choose(await open(second), 'second.mp4')
  expect(added).toEqual([[second, 43]])
  await page.act(leave)
  expect(page.now).toMatchObject({ isElsewhere: false, interrupted: 'film.mp4' })
  expect(page.now.field.isDisabled).toBe(false)
})
