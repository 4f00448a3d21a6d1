import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { VisioCall } from '../../contract/visio-call.ts'
import { callStore } from '../call-store.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const uniqid = 'a'.repeat(32)
const call = { uniqid, state: 'ringing', ringsFor: 15_000 } as VisioCall
const read = `GET /visio_rooms/${uniqid}/uniqid`

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] }))
let leave = async () => {}
afterEach(async () => {
  await leave()
  callStore.show(null)
  vi.useRealTimers()
})

async function ringing(...answers: (object | Error)[]) {
  const page = pageWith({ [read]: answers })
  callStore.ring(call)
  const hook = await renderHook(() => {
    const { shown } = callStore.get()
    return useSecondsLeft(call, shown?.kind === 'ringing' ? shown.until : 0)
  }, page.around)
  leave = hook.leave
  return {
    left: () => hook.now,
    asked: () => page.asked.length,
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1)
        await hook.act(() => void vi.advanceTimersByTime(1_000))
    },
  }
}

it('seconds are counted down to none, and the server is asked once its word is overdue', async () => {
  const { left, asked, pass } = await ringing({ ...call, state: 'missed' })
  expect(left()).toBe(15)
  await pass(10)
  expect(left()).toBe(5)
  await pass(7)
  expect([left(), asked()]).toEqual([0, 0])
  await pass(1)
  expect(asked()).toBe(1)
  expect(callStore.get().shown).toMatchObject({ kind: 'over', call: { state: 'missed' } })
})

it('a call that was taken or ended elsewhere is shown no longer', async () => {
  const { pass } = await ringing({ ...call, state: 'accepted' })
  await pass(18)
  expect(callStore.get().shown).toBeNull()
})

it('a server that is not reached is asked again, and not every second', async () => {
  const { asked, pass } = await ringing(new Error('offline'), new Error('offline'), {
    ...call,
    state: 'missed',
  })
  await pass(18)
  expect(asked()).toBe(1)
  await pass(7)
  expect(asked()).toBe(3)
  expect(callStore.get().shown?.kind).toBe('over')
})

it('a call that rings on is asked for again where its end is not heard of either', async () => {
  const { left, asked, pass } = await ringing(call, { ...call, state: 'missed' })
  await pass(18)
  await pass(1)
  expect([asked(), left()]).toEqual([1, 14])
  await pass(16)
  expect(asked()).toBe(1)
  await pass(2)
  expect([asked(), callStore.get().shown?.kind]).toEqual([2, 'over'])
})

it('another call that rings by then is left as it is', async () => {
  const { pass } = await ringing({ ...call, state: 'missed' })
  await pass(17)
  const other = { ...call, uniqid: 'b'.repeat(32) }
  callStore.ring(other)
  await pass(2)
  expect(callStore.get().shown).toMatchObject({ kind: 'ringing', call: { uniqid: other.uniqid } })
})
