import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { spread } from './use-again-soon.ts'
import { useChatDock } from './use-chat-dock.ts'
import type { AskedPlace } from './use-room.ts'
import { useSeesLast } from './use-sees-last.ts'

const fair = fairOf(1, 'rives')
const me = 1
const roomOf = (id: number, more: object = {}) => ({
  id,
  fair: fair.id,
  unread: 0,
  blocked: [66],
  sanction: null,
  announcement: null,
  ...more,
})
const messageBy = (id: number, author: number | null) => ({
  type: 'message',
  message: { id, author: author === null ? null : { id: author } },
})

const shown = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { style: { setProperty() {} } },
})
const look = (visibilityState: 'visible' | 'hidden') =>
  Object.assign(shown, { visibilityState }).dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', shown)
  shown.visibilityState = 'visible'
})
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A dock at a place, whose room is answered in turn; the page has settled and listens. */
let announcements: object[] = []
async function dock(...rooms: object[]) {
  const user = userOf(['visitor'], {
    fairUsers: [{ id: 4, fair: { id: fair.id }, isValidated: validationState.validated }],
  })
  const page = await readerOf({
    user,
    fairs: [fair],
    salon: 'rives',
    answers: {
      'POST /chat_rooms': rooms,
      [`GET /chat_announcements?fair=${fair.id}`]: [announcements],
      'POST /chat_rooms/5/mark-as-read': {},
      'POST /chat_rooms/6/mark-as-read': {},
    },
  })
  vi.stubGlobal('document', shown)
  const hub = hubOf()
  let place: AskedPlace = { hall: 3 }
  const hook = await renderHook(
    () => useChatDock(me, place),
    inner => page.around(hub.around(inner)),
  )
  leave = hook.leave
  const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  await pass(settled)
  return {
    hook,
    hub,
    pass,
    unread: () => hook.now.unread,
    told: async (...news: object[]) => {
      await hook.act(() => {
        for (const one of news) hub.tell('chat_room:5', one)
      })
      await pass(0)
    },
    open: (isOpen: boolean) => hook.act(() => hook.now.setOpen(isOpen)),
    go: async (to: AskedPlace) => {
      place = to
      await hook.again()
      await pass(settled)
      await pass(settled)
    },
    asked: () => page.sent().filter(({ call }) => call === 'POST /chat_rooms').length,
    marked: () =>
      page
        .sent()
        .filter(({ call }) => call.includes('read'))
        .map(({ call, body }) => `${call.split('/')[2]} ${(body as { message: number }).message}`),
  }
}

it('what others write in a room that is closed is counted, all of it, also what comes in one moment', async () => {
  const { told, unread } = await dock(roomOf(5, { unread: 2 }))
  expect(unread()).toBe(2)
  await told(messageBy(11, 7), messageBy(12, 8), messageBy(13, null))
  expect(unread()).toBe(5)
})

it('one’s own words, and those of whom one does not want to hear, are not new', async () => {
  const { told, unread } = await dock(roomOf(5))
  await told(messageBy(11, me), messageBy(12, 66))
  expect(unread()).toBe(0)
})

it('in a room that is open nothing is counted, and what has been seen is marked as read up to there, once', async () => {
  const { told, unread, open, hook, pass, marked } = await dock(roomOf(5, { unread: 3 }))
  await open(true)
  await told(messageBy(11, 7))
  await hook.act(() => {
    for (const message of [11, 12, 10]) hook.now.panel?.onSeen(message)
  })
  await pass(5_000)
  expect([unread(), marked()]).toEqual([0, ['5 12']])
})

it('in a room where much is said, reading on is marked every twenty seconds, and at once by whoever looks elsewhere', async () => {
  const { open, hook, pass, marked } = await dock(roomOf(5))
  await open(true)
  for (let message = 1; message <= 30; message += 1) {
    await hook.act(() => hook.now.panel?.onSeen(message))
    await pass(1_000)
  }
  expect(marked()).toHaveLength(2)
  await hook.act(() => hook.now.panel?.onSeen(31))
  await hook.act(() => look('hidden'))
  expect(marked().slice(2)).toEqual(['5 31'])
})

it('what comes while nobody looks at the page is seen once they come back', async () => {
  shown.visibilityState = 'hidden'
  const seen: number[] = []
  let last = 11
  const hook = await renderHook(() => useSeesLast(last, message => seen.push(message)))
  leave = hook.leave
  last = 12
  await hook.again()
  expect(seen).toEqual([])
  await hook.act(() => look('visible'))
  expect(seen).toEqual([12])
  last = 13
  await hook.again()
  expect(seen).toEqual([12, 13])
})

it('what was read is marked in the room in which it was read, also by whoever goes on into another at once', async () => {
  const { hook, marked, go, pass } = await dock(roomOf(5), roomOf(6))
  await hook.act(() => hook.now.panel?.onSeen(12))
  await go({ hall: 4 })
  await pass(2_000)
  expect([hook.now.panel?.room.id, marked()]).toEqual([6, ['5 12']])
})

it('whoever leaves the page has read what they saw', async () => {
  const { hook, marked, pass } = await dock(roomOf(5))
  await hook.act(() => hook.now.panel?.onSeen(12))
  await hook.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(marked()).toEqual(['5 12'])
  await pass(5_000)
  expect(marked()).toHaveLength(1)
})

it('an announcement stands there at once, and goes when it is taken back', async () => {
  const { told, hook, asked } = await dock(roomOf(5))
  const before = asked()
  await told({ type: 'announcement', announcement: { text: 'Clôture à 18 h' } })
  expect(hook.now.panel?.room.announcement).toEqual({ text: 'Clôture à 18 h' })
  await told({ type: 'announcement', announcement: null })
  expect([hook.now.panel?.room.announcement, asked()]).toEqual([null, before])
})

it('what is announced is at the button as long as it was read on no device', async () => {
  const announcement = { id: 3, text: 'Clôture à 18 h' }
  for (const isRead of [false, true]) {
    announcements = [{ ...announcement, endedAt: null, isRead }]
    const { hook } = await dock(roomOf(5, { announcement }))
    expect(hook.now.isAnnounced).toBe(!isRead)
    await hook.leave()
  }
  announcements = []
})

it('what was hidden or changed makes the room be read again, once and not by all at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { told, unread, asked, pass } = await dock(roomOf(5, { unread: 4 }), roomOf(5, { unread: 1 }))
  const before = asked()
  await told({ type: 'hidden', message: 9 }, { type: 'changed' })
  await pass(spread / 2 - 1)
  expect([asked(), unread()]).toEqual([before, 4])
  await pass(settled)
  await pass(settled)
  expect([asked(), unread()]).toEqual([before + 1, 1])
})

it('what was hidden asks for nothing where it counts nothing: in an open room, or one with nothing new', async () => {
  const { told, asked, pass, open } = await dock(roomOf(5), roomOf(5))
  const before = asked()
  await told({ type: 'hidden', message: 9 })
  await open(true)
  await told(messageBy(11, 7), { type: 'hidden', message: 11 })
  await pass(spread)
  expect(asked()).toBe(before)
})

it('what the same person reads on another device is read here too, and what they read here is not asked for', async () => {
  const { hub, hook, pass, asked, open } = await dock(roomOf(5, { unread: 4 }), roomOf(5))
  const told = async (data: object) => {
    await hook.act(() => hub.tell(`/users/${me}/chat`, data))
    await pass(0)
  }
  const before = asked()
  await told({ type: 'read', room: 99 })
  expect(asked()).toBe(before)
  await told({ type: 'read', room: 5 })
  expect(hook.now.unread).toBe(0)
  await open(true)
  const read = asked()
  await told({ type: 'read', room: 5 })
  expect(asked()).toBe(read)
})

it('whoever is banned hears nothing of the room, until their time is over', async () => {
  const endsAt = new Date(Date.now() + 60_000).toISOString()
  const { hub, pass } = await dock(roomOf(5, { sanction: { kind: 'ban', endsAt } }), roomOf(5))
  expect(hub.topics()).not.toContain('chat_room:5')
  await pass(61_000)
  await pass(settled)
  await pass(settled)
  expect(hub.topics()).toContain('chat_room:5')
})
