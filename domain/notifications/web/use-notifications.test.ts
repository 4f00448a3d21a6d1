import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAgenda } from '#domain/conferences/contract/agenda.ts'
import { listInterviews } from '#domain/jobs/contract/job-interview.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { pageWith, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Notification as Told } from '../contract/notifications.ts'
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

it('an agenda and times for an interview that are shown are read again when one is told that they have changed, and of nothing else', async () => {
  const agenda = 'GET /agenda?fair=1'
  storageOf('localStorage')
  const times = 'GET /job_solicitations/4/interviews'
  const around = pageWith({ [read]: page(0, false), [agenda]: { entries: [], own: [] }, [times]: [] })
  const hub = hubOf()
  const hook = await renderHook(
    () => [
      useNotifications(7, () => {}),
      useQuery(callQuery(useApi(), readAgenda, { query: { fair: 1 } })),
      useQuery(callQuery(useApi(), listInterviews, { params: { id: 4 } })),
    ],
    inner => around.around(hub.around(inner)),
  )
  const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(settled)
  const asked = () => [agenda, times].map(of => around.asked.filter(({ call }) => call === of).length)
  for (const [kind, ...counts] of [
    ['message_received', 1, 1],
    ['agenda_changed', 2, 1],
    ['place_given', 3, 1],
    ['interview_accepted', 3, 2],
  ] as const) {
    await hook.act(() => hub.tell('/users/7/notifications', { notification: { ...told(3), kind } }))
    await pass(0)
    expect(asked(), kind).toEqual(counts)
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
