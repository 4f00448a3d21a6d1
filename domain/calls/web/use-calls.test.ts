import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { callStore } from './call-store.ts'
import { markChecked } from './check/checked-today.ts'
import { useCalls } from './use-calls.ts'

const maud = { user: 12, name: 'Maud Hamon', fair: 3 }
const asked = `GET /presence?fair=${maud.fair}&users=${maud.user}`
const rung = `POST /visio/create-room/${maud.user}`
const there = (status: 'free' | 'busy') => ({ seq: 1, people: [{ id: maud.user, status, until: null }] })
const missed = { uniqid: 'c'.repeat(32), state: 'missed', reason: 'offline', isCaller: true }

let leave: () => Promise<void> = async () => {}
beforeEach(() => {
  storageOf('localStorage')
  storageOf('sessionStorage')
})
afterEach(async () => {
  await leave()
  callStore.show(null)
  vi.unstubAllGlobals()
})

async function calling(presence: object) {
  const page = pageWith({ [asked]: presence, [rung]: missed })
  const hook = await renderHook(() => useCalls(), page.around)
  leave = hook.leave
  await hook.act(() => hook.now.callChecked(maud))
  return page.sent().map(({ call }) => call)
}

it.each([
  ['is not there', { seq: 1, people: [] }],
  ['is in a talk', there('busy')],
])('whoever %s is told of as missed at once, without a look at devices', async (_who, presence) => {
  expect(await calling(presence)).toEqual([rung])
  expect(callStore.get().shown).toMatchObject({ kind: 'over', call: { uniqid: missed.uniqid } })
})

it.each([
  ['is free', there('free')],
  ['may be there, for all that the server says', problem(503)],
])('before the first call of a day to somebody who %s, devices are looked at', async (_who, presence) => {
  expect(await calling(presence)).toEqual([])
  expect(callStore.get().shown).toMatchObject({ kind: 'check', callee: maud })
})

it('who looked at their devices today calls without being asked', async () => {
  markChecked()
  expect(await calling(there('free'))).toEqual([rung])
})

it('who calls out of a conversation, or before a booth, says from where', async () => {
  const page = pageWith({ [rung]: missed })
  const hook = await renderHook(() => useCalls(), page.around)
  leave = hook.leave
  const conversation = crypto.randomUUID()
  await hook.act(() => hook.now.call({ ...maud, conversation }))
  await hook.act(() => hook.now.call({ ...maud, stand: 7 }))
  await hook.act(() => hook.now.call(maud))
  expect(page.sent().map(({ body }) => body)).toEqual([
    { fair: maud.fair, conversation },
    { fair: maud.fair, stand: 7 },
    { fair: maud.fair },
  ])
})
