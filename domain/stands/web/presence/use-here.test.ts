import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { type Answers, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { heartbeatSeconds, leaseSeconds } from '../../contract/endpoints.ts'
import { holds, readHere, withStand, writeHere } from './here-store.ts'
import { useHere, useKeptHere } from './use-here.ts'

const start = Date.parse('2026-11-24T09:00:00Z')
const hour = 3_600_000
let kept: Map<string, string>
const opened: (() => Promise<void>)[] = []
beforeEach(() => {
  kept = storageOf('localStorage')
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
  writeHere(null)
})
afterEach(async () => {
  for (const leave of opened.splice(0)) await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of the person with this id, who has just come in. */
async function pageOf(user: number, answers: Answers) {
  const { around, sent } = await readerOf({ user: userOf([], { id: user }), answers })
  const shown = await renderHook(() => {
    useKeptHere()
    return useHere()
  }, around)
  opened.push(shown.leave)
  const wait = (ms: number) => shown.act(() => vi.advanceTimersByTime(ms))
  return { sent, shown, wait }
}
const presenceCall = (stand: number) => `POST /stands/${stand}/presence`
const leaveCall = (stand: number) => `DELETE /stands/${stand}/presence`
const yes = { ok: true }

it('who comes to a booth is kept there by the page, beat by beat, and until then asks nothing', async () => {
  const { shown, wait, sent } = await pageOf(1, { [presenceCall(4)]: yes })
  await shown.act(() => shown.now.come(4, true))
  expect(shown.now.here?.stands).toEqual({ 4: { busy: true } })
  await wait((heartbeatSeconds - 5) * 1000)
  expect(sent()).toHaveLength(1)
  await wait(10_000)
  expect(sent()).toHaveLength(2)
  expect(sent()[1]?.body).toEqual({ busy: true })
})

it('a reload keeps somebody where they are; another person on the same machine is nowhere', async () => {
  writeHere(withStand(null, 1, 4, false, start))
  const own = await pageOf(1, {})
  expect(own.shown.now.here?.stands).toEqual({ 4: { busy: false } })
  const other = await pageOf(2, {})
  expect(other.shown.now.here).toBeNull()
  expect(other.sent()).toEqual([])
  expect(kept.has('here')).toBe(false)
})

it('who goes is no longer there at once, and nothing is kept of it', async () => {
  const { shown, sent } = await pageOf(1, { [presenceCall(4)]: yes, [leaveCall(4)]: yes })
  await shown.act(() => shown.now.come(4))
  await shown.act(() => shown.now.go(4))
  expect(shown.now.here).toBeNull()
  expect(kept.has('here')).toBe(false)
  expect(sent().at(-1)?.call).toBe(leaveCall(4))
})

it('who may no longer be on a booth leaves it at the next beat; a lost connection is tried again', async () => {
  writeHere(withStand(withStand(null, 1, 4, false, start), 1, 5, false, start))
  const { shown, wait, sent } = await pageOf(1, {
    [presenceCall(4)]: problem(403),
    [presenceCall(5)]: [new Error('offline'), yes],
  })
  await wait(heartbeatSeconds * 1000 + 5_000)
  expect(shown.now.here?.stands).toEqual({ 5: { busy: false } })
  await wait(heartbeatSeconds * 1000 + 5_000)
  expect(sent().filter(({ call }) => call === presenceCall(5))).toHaveLength(2)
})

it('presence ends by itself some hours after it began, whatever was done meanwhile, and the server is told', async () => {
  const began = withStand(null, 1, 4, false, start)
  const later = withStand(began, 1, 5, true, start + 3 * hour)
  expect(later.until).toBe(began.until)
  writeHere({ ...later, told: start + 5 * hour })
  vi.setSystemTime(start + 5 * hour)
  const { shown, sent } = await pageOf(1, { [leaveCall(4)]: yes, [leaveCall(5)]: yes })
  expect(shown.now.here).toBeNull()
  expect(sent().map(({ call }) => call)).toEqual([leaveCall(4), leaveCall(5)])
})

it('a browser that was closed for a while finds nobody on the booth', () => {
  const here = withStand(null, 1, 4, false, start)
  expect(holds(here, start + leaseSeconds * 1000)).toBe(true)
  expect(holds(here, start + 4 * leaseSeconds * 1000)).toBe(false)
})

it('what is not ours in the storage is nobody’s presence', () => {
  for (const text of ['{broken', '1', '{"user":"x","stands":{}}', '{"user":1}']) {
    kept.set('here', text)
    expect(readHere()).toBeNull()
  }
})
