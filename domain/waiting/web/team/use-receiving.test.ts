import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callStore } from '#domain/calls/web/call-store.ts'
import { markChecked } from '#domain/calls/web/check/checked-today.ts'
import { pageWith, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { WaitingPerson } from '../../contract/queue.ts'
import { fair, malik } from '../testing/places.ts'
import { useReceiving } from './use-receiving.ts'

const stand = 40
const yanis: WaitingPerson = {
  id: 7,
  state: 'waiting',
  person: { ...malik, id: 51, firstName: 'Yanis', lastName: 'Benali' },
  language: 'fr',
  takenAt: '2026-11-23T09:00:00.000Z',
  reason: '',
  context: null,
  status: 'free',
  isAtBooth: false,
  hall: null,
  hasPostponed: false,
  contact: null,
  way: null,
  calledFor: 0,
  talkBeganAt: null,
  conversation: null,
  call: null,
  endedAt: null,
}
const call = { uniqid: 'c'.repeat(32), state: 'ringing', ringsFor: 15_000, isCaller: true, fair }

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

async function contact(answers: object) {
  const page = pageWith({ 'GET /visio/calls/current': { call }, ...answers })
  const hook = await renderHook(() => useReceiving(stand, fair.id), page.around)
  leave = hook.leave
  return { ...page, hook }
}

it('the first who waits is received as the next, another by their place', async () => {
  const { hook, sent } = await contact({
    [`POST /stands/${stand}/queue/next`]: yanis,
    [`POST /queue/places/${yanis.id}/take`]: yanis,
  })
  await hook.act(() => hook.now.next(yanis, 'chat'))
  await hook.act(() => hook.now.take(yanis, 'chat'))
  expect(sent()).toEqual([
    { call: `POST /stands/${stand}/queue/next`, body: { by: 'chat' } },
    { call: `POST /queue/places/${yanis.id}/take`, body: { by: 'chat' } },
  ])
  expect(callStore.get().shown).toBeNull()
})

it('nobody is called from the queue before whoever calls has looked at their devices today', async () => {
  const { hook, sent } = await contact({ [`POST /stands/${stand}/queue/next`]: yanis })
  await hook.act(() => hook.now.next(yanis, 'call'))
  expect(sent()).toEqual([])
  expect(callStore.get().shown).toMatchObject({ kind: 'check', callee: { user: yanis.person.id } })
})

it('whoever receives by a call sees it ring', async () => {
  const { hook, sent } = await contact({ [`POST /stands/${stand}/queue/next`]: yanis })
  markChecked()
  await hook.act(() => hook.now.next(yanis, 'call'))
  expect(sent()).toEqual([{ call: `POST /stands/${stand}/queue/next`, body: { by: 'call' } }])
  expect(callStore.get().shown).toMatchObject({ kind: 'ringing', call: { uniqid: call.uniqid } })
})
