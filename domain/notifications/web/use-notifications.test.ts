import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAgenda } from '#domain/conferences/contract/agenda.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { pageWith, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Notification as Told } from '../contract/notifications.ts'
import { areWanted, permission, showInBrowser, want } from './browser-notifications.ts'
import { useNotifications } from './use-notifications.ts'

const told = (id: number) => ({ id, text: `N${id}`, link: `/n/${id}` }) as Told
const page = (unread: number, hasMore: boolean, ...ids: number[]) => ({
  unread,
  hasMore,
  notifications: ids.map(told),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function bell(answers: Parameters<typeof pageWith>[0]) {
  storageOf('localStorage')
  const around = pageWith(answers)
  const hub = hubOf()
  const onNew = vi.fn()
  const hook = await renderHook(
    () => useNotifications(7, onNew),
    inner => around.around(hub.around(inner)),
  )
  const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  return {
    hook,
    onNew,
    pass,
    ids: () => hook.now.all.map(({ id }) => id),
    sent: around.sent,
    asked: () => around.asked.filter(({ call }) => call.startsWith('GET')).length,
    tell: async (data: object) => {
      await hook.act(() => hub.tell('/users/7/notifications', data))
      await pass(0)
    },
  }
}
const read = 'GET /users/7/notifications'

it('what one is told comes in at once, is told of once, and what is older follows when it is asked for', async () => {
  const { hook, ids, tell, onNew, pass } = await bell({
    [read]: [page(2, true, 9, 8), page(3, true, 10, 9)],
    [`${read}?before=8`]: page(2, false, 7),
    [`${read}?before=9`]: page(3, false, 8, 7),
  })
  expect([ids(), hook.now.unread, hook.now.hasNextPage]).toEqual([[9, 8], 2, true])
  await hook.act(() => void hook.now.fetchNextPage())
  await pass(0)
  expect([ids(), hook.now.hasNextPage]).toEqual([[9, 8, 7], false])
  await tell({ notification: told(10) })
  expect([ids(), hook.now.unread, onNew.mock.calls]).toEqual([[10, 9, 8, 7], 3, [[told(10)]]])
  await hook.leave()
})

it('an agenda that is shown is read again when one is told that it has changed, and of nothing else', async () => {
  const agenda = 'GET /agenda?fair=1'
  storageOf('localStorage')
  const around = pageWith({ [read]: page(0, false), [agenda]: { entries: [], own: [] } })
  const hub = hubOf()
  const hook = await renderHook(
    () => [useNotifications(7, () => {}), useQuery(callQuery(useApi(), readAgenda, { query: { fair: 1 } }))],
    inner => around.around(hub.around(inner)),
  )
  const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  const asked = () => around.asked.filter(({ call }) => call === agenda).length
  for (const [kind, times] of [
    ['message_received', 1],
    ['agenda_changed', 2],
    ['place_given', 3],
  ] as const) {
    await hook.act(() => hub.tell('/users/7/notifications', { notification: { ...told(3), kind } }))
    await pass(0)
    expect(asked(), kind).toBe(times)
  }
  await hook.leave()
})

it('what was read elsewhere is read here too, and nobody is told of anything new', async () => {
  const { hook, tell, onNew } = await bell({ [read]: [page(2, false, 9), page(0, false, 9)] })
  await tell({ notification: null })
  expect([hook.now.unread, onNew.mock.calls]).toEqual([0, []])
  await hook.leave()
})

it('all that is seen is marked as read, and what has come in since is not', async () => {
  const { hook, sent, pass } = await bell({
    [read]: page(2, false, 9, 8),
    'PUT /notifications/mark-all-as-read': {},
    'PUT /notifications/8': {},
  })
  await hook.act(() => void hook.now.markAllRead())
  await pass(0)
  await hook.act(() => void hook.now.markRead(told(8)))
  await pass(0)
  expect(sent().map(({ body }) => body)).toEqual([{ upTo: 9 }, { unread: false }])
  await hook.leave()
})

it('where there is nothing, nothing is marked', async () => {
  const { hook, sent, pass } = await bell({ [read]: page(0, false) })
  await hook.act(() => void hook.now.markAllRead())
  await pass(0)
  expect(sent()).toEqual([])
  await hook.leave()
})

/** A browser that shows notifications where it was allowed to. */
function browserThat(answer: NotificationPermission, { hidden = true, throws = false } = {}) {
  const shown: { body: string; tag: string; close: () => void; onclick?: () => void }[] = []
  class Shown {
    static permission: NotificationPermission = 'default'
    static async requestPermission() {
      Shown.permission = answer
      return answer
    }
    constructor(
      readonly title: string,
      { body, tag }: { body?: string; tag: string },
    ) {
      if (throws) throw new TypeError('Illegal constructor')
      // The one that is tried has no words, and goes at once.
      const close = vi.fn()
      Object.assign(this, { close })
      if (body) shown.push(Object.assign(this, { body, tag, close }))
    }
  }
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('document', { title: 'Rives', hidden })
  return shown
}

it('notifications are shown outside the page only where their reader wants that and the browser allows it', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted')
  showInBrowser(told(1))
  expect([shown.length, areWanted(), permission()]).toEqual([0, false, 'default'])
  expect([await want(true), areWanted()]).toEqual(['on', true])
  showInBrowser(told(2))
  expect(shown.map(({ body, tag }) => [body, tag])).toEqual([['N2', 'notification-2']])
  expect([await want(false), areWanted()]).toEqual(['off', false])
})

it('whoever looks at the page is not told beside it, and whoever refuses is not either', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted', { hidden: false })
  await want(true)
  showInBrowser(told(1))
  expect(shown).toEqual([])
  const refused = browserThat('denied')
  expect(await want(true)).toBe('off')
  showInBrowser(told(1))
  expect([refused, areWanted()]).toEqual([[], false])
})

it('a press on it leads to what it is about', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted')
  await want(true)
  showInBrowser(told(3))
  const [focus, assign] = [vi.fn(), vi.fn()]
  vi.stubGlobal('window', { focus })
  vi.stubGlobal('location', { assign })
  shown[0]?.onclick?.()
  expect([focus.mock.calls.length, assign.mock.calls]).toEqual([1, [['/n/3']]])
})

it('a browser that allows them and cannot show one is found out when they are wanted, and they stay off', async () => {
  storageOf('localStorage')
  browserThat('granted', { throws: true })
  expect([await want(true), permission(), areWanted()]).toEqual(['impossible', 'granted', false])
  showInBrowser(told(1))
})

it('a browser without notifications breaks nothing', () => {
  storageOf('localStorage').set('browser-notifications', '1')
  expect([permission(), areWanted()]).toEqual(['unknown', false])
  showInBrowser(told(1))
})
