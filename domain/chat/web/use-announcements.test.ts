import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hubOf, settled } from '#platform/web/testing/hub.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useHearsAnnouncements } from './use-announcements.ts'

beforeEach(() => void vi.useFakeTimers())
let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const said = (id: number, isRead = false, endedAt: string | null = null) => ({
  id,
  text: `Said ${id}`,
  createdAt: '2026-11-23T10:00:00Z',
  endedAt,
  isRead,
})

/** A page of the fair; each time that it reads, the next of these has been said. */
async function page(isIn: boolean, ...lists: object[][]) {
  const fair = fairOf(1, 'rives')
  const user = userOf(['visitor'], {
    fairUsers: isIn ? [{ id: 4, fair: { id: fair.id }, isValidated: validationState.validated }] : [],
  })
  const list = 'GET /chat_announcements?fair=1'
  const answers = { [list]: lists, 'POST /chat_announcements/5/mark-as-read': {} }
  const reader = await readerOf({ user, fairs: [fair], salon: 'rives', answers })
  const hub = hubOf()
  const shown = new Map<string, () => void>()
  const times: string[] = []
  const show = (text: string, away: () => void) => {
    times.push(text)
    shown.set(text, away)
    return () => {
      shown.delete(text)
      // As a notice does: it was closed, by whomever.
      away()
    }
  }
  const hook = await renderHook(
    () => useHearsAnnouncements(1, 1, show),
    inner => reader.around(hub.around(inner)),
  )
  leave = hook.leave
  const pass = () => hook.act(() => vi.advanceTimersByTimeAsync(settled))
  await pass()
  await pass()
  return {
    shown: () => [...shown.keys()],
    times,
    putAway: async (text: string) => {
      await hook.act(() => shown.get(text)?.())
      await pass()
    },
    tell: async (topic: string, data: object) => {
      await hook.act(() => hub.tell(topic, data))
      await pass()
    },
    marked: () => reader.sent().filter(({ call }) => call.endsWith('mark-as-read')).length,
    leave: hook.leave,
    asked: () => reader.asked.filter(({ call }) => call === list).length,
  }
}
const news = (id?: number) => {
  const announcement = id === undefined ? null : { id, text: `Said ${id}`, createdAt: '2026-11-23T10:00:00Z' }
  return { type: 'announcement', announcement }
}

it('what is announced is shown once, until the reader puts it away', async () => {
  const one = await page(true, [said(5)], [said(5, true)])
  await one.tell('announcements:1', news(5))
  expect([one.shown(), one.times]).toEqual([['Said 5'], ['Said 5']])
  await one.putAway('Said 5')
  expect([one.shown(), one.marked()]).toEqual([[], 1])
})

it('it comes with what is told: nobody asks for it', async () => {
  const one = await page(true, [said(5)])
  await one.tell('announcements:1', news(6))
  expect([one.shown(), one.asked()]).toEqual([['Said 6'], 1])
  await one.tell('announcements:1', news())
  expect([one.shown(), one.asked(), one.marked()]).toEqual([[], 1, 0])
})

it('it goes when it was put away elsewhere, or another is said, and when one leaves the fair: that is not put away', async () => {
  const one = await page(true, [said(6)], [said(6, true)])
  expect(one.shown()).toEqual(['Said 6'])
  await one.tell('/users/1/chat', { type: 'announcement_read' })
  expect(one.shown()).toEqual([])
  await one.tell('announcements:1', news(7))
  expect(one.shown()).toEqual(['Said 7'])
  await one.leave()
  leave = async () => {}
  expect([one.shown(), one.marked()]).toEqual([[], 0])
})

it('whom the fair has not let in asks for none', async () => {
  expect((await page(false, [said(5)])).asked()).toBe(0)
})
