import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf } from '#platform/web/testing/keyboard.ts'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { dropScan, keepScan, readKept } from './kept-scans.ts'
import { useScanSender } from './scan-sender.ts'
import { useScans } from './use-scans.ts'

const [person, stand] = [7, 40]
const scan = (uuid: string, note = '') => ({ uuid, code: `V1.${uuid}`, at: '2026-11-23T09:00:00Z', note })
const taken = { id: 1, person: { id: 2, firstName: 'Ada', lastName: 'L', jobTitle: null }, isNew: true }
const sendCall = 'POST /leads/scan'

let page: ReturnType<typeof keyboardOf>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  storageOf('localStorage')
  page = keyboardOf()
})
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function scanning(...answers: (Response | Error | object)[]) {
  const server = pageWith({ [sendCall]: answers })
  const onTaken = vi.fn()
  const hook = await renderHook(() => {
    useScanSender(person)
    return useScans(person, stand, onTaken)
  }, server.around)
  leave = hook.leave
  return {
    hook,
    onTaken,
    add: (...scans: ReturnType<typeof scan>[]) =>
      hook.act(() => {
        for (const one of scans) hook.now.add(one)
      }),
    /** Of those that are kept, by the page and by the machine. */
    waiting: () => hook.now.kept.map(({ uuid, refused }) => (refused ? `${uuid} ${refused}` : uuid)),
    sent: () => server.sent().map(({ body }) => (body as { uuid: string }).uuid),
    bodies: () => server.sent().map(({ body }) => body),
    online: () => hook.act(() => page.tell('online')),
    pass: (milliseconds: number) => hook.act(() => void vi.advanceTimersByTime(milliseconds)),
  }
}

it('a scan is sent as it was made, told of once it has arrived, and kept no longer', async () => {
  const { add, waiting, bodies, onTaken } = await scanning(taken)
  await add(scan('a', 'Devis'))
  expect(bodies()).toEqual([{ ...scan('a', 'Devis'), stand }])
  expect(onTaken.mock.calls).toEqual([[{ ...scan('a', 'Devis'), stand }, taken]])
  expect([waiting(), readKept(person)]).toEqual([[], []])
})

it('without a network scans are kept over a reload, and sent in their order once it is back', async () => {
  const offline = await scanning(new Error('offline'))
  await offline.add(scan('a'), scan('b'), scan('c'))
  expect([offline.waiting(), offline.sent()]).toEqual([['c', 'b', 'a'], ['a']])
  await offline.hook.leave()

  const { waiting, sent } = await scanning(taken)
  expect([sent(), waiting()]).toEqual([['a', 'b', 'c'], []])
})

it.each([401, 429, 500, 503])(
  'after an answer of %i the same scan is sent again, by itself',
  async status => {
    const { add, waiting, sent, pass } = await scanning(problem(status), taken)
    await add(scan('a'))
    expect(waiting()).toEqual(['a'])
    await pass(15_000)
    await expect.poll(() => [waiting(), sent()]).toEqual([[], ['a', 'a']])
  },
)

it('the network that is back is not waited for', async () => {
  const { add, waiting, online } = await scanning(new Error('offline'), taken)
  await add(scan('a'))
  await online()
  await expect.poll(waiting).toEqual([])
})

it('a scan that is refused stays with its reason, holds nothing up and is not sent again by itself', async () => {
  const { add, waiting, sent, pass, hook } = await scanning(
    problem(422, { message_code: 'badge_unknown' }),
    taken,
  )
  await add(scan('a'), scan('b'))
  await expect.poll(() => [waiting(), sent()]).toEqual([['a badge_unknown'], ['a', 'b']])
  await pass(60_000)
  expect(sent()).toEqual(['a', 'b'])
  await hook.act(() => hook.now.drop('a'))
  expect([waiting(), readKept(person)]).toEqual([[], []])
})

it('a note that is written while its scan is on its way is sent after it', async () => {
  let answer = (_: object) => {}
  const { add, waiting, bodies, hook } = await scanning(
    new Promise<object>(resolve => {
      answer = resolve
    }),
    taken,
  )
  await add(scan('a'))
  await hook.act(() => hook.now.add(scan('a', 'Rappeler lundi')))
  await hook.act(() => answer(taken))
  expect(bodies().map(body => (body as { note: string }).note)).toEqual(['', 'Rappeler lundi'])
  await expect.poll(waiting).toEqual([])
})

it('a note that is written while its scan is being refused is not lost', async () => {
  let answer = (_: object) => {}
  const { add, hook } = await scanning(
    new Promise<object>(resolve => {
      answer = resolve
    }),
  )
  await add(scan('a'))
  await hook.act(() => hook.now.add(scan('a', 'Rappeler lundi')))
  await hook.act(() => answer(problem(422, { message_code: 'badge_unknown' })))
  expect(readKept(person)).toEqual([{ ...scan('a', 'Rappeler lundi'), stand, refused: 'badge_unknown' }])
})

it('a scan that was dropped while it was being refused does not come back', async () => {
  let answer = (_: object) => {}
  const { add, waiting, hook } = await scanning(
    new Promise<object>(resolve => {
      answer = resolve
    }),
  )
  await add(scan('a'))
  await hook.act(() => hook.now.drop('a'))
  await hook.act(() => answer(problem(422)))
  expect([waiting(), readKept(person)]).toEqual([[], []])
})

it('scans of another stand are sent too, and shown there only', async () => {
  keepScan(person, { ...scan('other'), stand: stand + 1, refused: 'badge_unknown' })
  const { waiting, add, sent } = await scanning(new Error('offline'))
  await add(scan('a'))
  await expect.poll(() => [waiting(), sent()]).toEqual([['a'], ['a']])
})

it('what another tab keeps or sends is seen here as well', async () => {
  const { hook, waiting } = await scanning(new Error('offline'))
  await hook.act(() => {
    keepScan(person, { ...scan('theirs'), stand })
    page.tell('storage')
  })
  expect(waiting()).toEqual(['theirs'])
  await hook.act(() => {
    dropScan(person, 'theirs')
    page.tell('storage')
  })
  await expect.poll(waiting).toEqual([])
})

it('nothing is sent any more by a page that was left', async () => {
  const { add, hook, sent, pass } = await scanning(new Error('offline'))
  await add(scan('a'))
  await hook.leave()
  await pass(60_000)
  expect([sent(), page.listeners('online') + page.listeners('storage')]).toEqual([['a'], 0])
})

it('what was scanned is sent from any page once there is a network, and no page of scans has to be open', async () => {
  for (const uuid of ['a', 'b']) keepScan(person, { ...scan(uuid), stand })
  const server = pageWith({ [sendCall]: [new Error('offline'), taken] })
  const hook = await renderHook(() => useScanSender(person), server.around)
  leave = hook.leave
  expect(readKept(person)).toHaveLength(2)
  await hook.act(() => page.tell('online'))
  await expect.poll(() => readKept(person)).toEqual([])
  expect(server.sent().map(({ body }) => (body as { uuid: string }).uuid)).toEqual(['a', 'a', 'b'])
})

it('where the browser keeps nothing a scan waits on the page, which says so, and is sent from there', async () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} })
  const { add, waiting, sent, online, hook } = await scanning(new Error('offline'), taken)
  await add(scan('a'))
  expect([waiting(), hook.now.isOnPageAlone]).toEqual([['a'], true])
  await online()
  await expect.poll(() => [waiting(), sent(), hook.now.isOnPageAlone]).toEqual([[], ['a', 'a'], false])
})
