import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import type { CallUpdate } from '../contract/updates.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { callStore, type JoinedCall, nothingShown } from './call-store.ts'
import { outcomeOf } from './history/outcome.ts'
import { writeTabCall } from './tab-call.ts'
import { isCallUpdate, takeUpdate } from './take-update.ts'

const room = 'a'.repeat(32)
const callOf = (more: Partial<VisioCall> = {}) =>
  ({ uniqid: room, state: 'ringing', isCaller: false, ringsFor: 15_000, ...more }) as VisioCall

const enter = vi.fn()
const hear = (state: CallUpdate['state'], call: VisioCall) =>
  takeUpdate({ topic: '', state, room: call.uniqid, caller: null, call }, enter)
const shown = () => callStore.get().shown

beforeEach(() => {
  storageOf('sessionStorage')
  enter.mockClear()
})
afterEach(() => {
  callStore.show(null)
  callStore.join(null)
  vi.unstubAllGlobals()
})

it('a call rings with whom it is for, until the server’s time is over, and not with whom is making it', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  try {
    hear('call', callOf({ isCaller: true }))
    expect(shown()).toBeNull()
    hear('call', callOf())
    expect(shown()).toMatchObject({ kind: 'ringing', until: 1_015_000 })
  } finally {
    vi.useRealTimers()
  }
})

it('nothing rings over a call that this tab is in, until that one is over, whose end may be shown for long', () => {
  const other = callOf({ uniqid: 'b'.repeat(32), state: 'accepted' })
  callStore.join({ call: other, media: {}, since: 0 } as JoinedCall)
  hear('call', callOf())
  expect(shown()).toBeNull()
  hear('end', { ...other, state: 'ended', reason: 'hung_up' })
  hear('call', callOf())
  expect(shown()).toMatchObject({ kind: 'ringing', call: { uniqid: room } })
  expect(callStore.get().joined?.call.state).toBe('ended')
})

it('a call that is accepted goes on in the tab in which it was made', () => {
  const call = callOf({ isCaller: true })
  callStore.ring(call)
  const accepted = callOf({ isCaller: true, state: 'accepted' })
  hear('accept', accepted)
  expect(enter.mock.calls).toEqual([[accepted]])
})

it('a call that was taken on another page stops ringing here, and goes on where it was taken', () => {
  callStore.ring(callOf())
  hear('accept', callOf({ state: 'accepted' }))
  expect([shown(), enter.mock.calls.length]).toEqual([null, 0])

  callStore.ring(callOf())
  writeTabCall({ room, microphone: true, camera: true })
  hear('accept', callOf({ state: 'accepted' }))
  expect([shown()?.kind, enter.mock.calls.length]).toEqual(['ringing', 0])
})

it.each([
  ['miss', true, true],
  ['miss', false, true],
  ['refuse', true, true],
  ['refuse', false, false],
  ['cancel', true, false],
  ['cancel', false, true],
  ['end', true, false],
  ['end', false, false],
] as const)(
  'after %s, told to its caller: %s, it is said how the call went: %s',
  (state, isCaller, isTold) => {
    const call = callOf({ isCaller })
    callStore.ring(call)
    hear(state, call)
    expect(shown()).toEqual(isTold ? { kind: 'over', call } : null)
  },
)

it('what becomes of another call leaves the one that rings as it is', () => {
  callStore.ring(callOf())
  for (const state of ['accept', 'refuse', 'cancel', 'miss', 'end'] as const)
    hear(state, callOf({ uniqid: 'b'.repeat(32), isCaller: true }))
  expect(shown()).toMatchObject({ kind: 'ringing', call: { uniqid: room } })
  expect(enter).not.toHaveBeenCalled()
})

it('what becomes of the call that one is in is known there, and touches no other', () => {
  const joined = { call: callOf({ state: 'accepted' }), media: {}, since: 7 } as JoinedCall
  callStore.join(joined)
  hear('end', callOf({ state: 'ended', reason: 'left' }))
  expect(callStore.get().joined).toMatchObject({ since: 7, call: { state: 'ended', reason: 'left' } })
  hear('end', callOf({ uniqid: 'b'.repeat(32), state: 'missed' }))
  expect(callStore.get().joined?.call.state).toBe('ended')
})

it('hiding a call takes away what is shown of it alone, and no look at devices', () => {
  const callee = { user: 1, name: 'Maud', fair: 1 }
  callStore.show({ kind: 'check', callee })
  callStore.hide(room)
  expect(shown()?.kind).toBe('check')
  callStore.ring(callOf())
  callStore.hide('b'.repeat(32))
  expect(shown()?.kind).toBe('ringing')
  callStore.hide(room)
  expect(shown()).toBeNull()
})

it('a page that the server draws shows no call, whatever goes on', () => {
  callStore.ring(callOf())
  expect(nothingShown()).toEqual({ shown: null, joined: null })
})

it('updates of calls are told from those of rooms', () => {
  const other = { topic: '', state: 'leave', room, user: 1, connection: 'x' } as const
  expect([isCallUpdate(other), isCallUpdate({ topic: '', state: 'talk', isTalking: true })]).toEqual([
    false,
    false,
  ])
})

it.each([
  [true, 'ringing', null, 'ringing'],
  [false, 'accepted', null, 'under_way'],
  [true, 'ended', 'hung_up', 'made'],
  [false, 'ended', 'left', 'received'],
  [true, 'ended', 'failed', 'failed_media'],
  [false, 'refused', null, 'refused_by_you'],
  [true, 'refused', null, 'refused'],
  [false, 'cancelled', null, 'missed'],
  [true, 'cancelled', null, 'cancelled'],
  [false, 'missed', 'busy', 'missed'],
  [true, 'missed', 'offline', 'unanswered'],
] as const)(
  'in the history of its caller: %s, a call that is %s (%s) is “%s”',
  (isCaller, state, reason, word) => expect(outcomeOf({ isCaller, state, reason })).toBe(`history.${word}`),
)
