import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import type { BoardSession, ProgramBoard } from '../../contract/board.ts'
import { useBoard } from './use-board.ts'

const day = '2026-11-24'
const at = (time: string) => `${day}T${time}:00.000Z`
const sessionOf = (id: number, more: Partial<BoardSession> = {}): BoardSession => ({
  id,
  version: 1,
  title: `S${id}`,
  room: 1,
  begin: at('09:00'),
  end: at('10:00'),
  state: 'scheduled',
  speakers: [],
  track: null,
  program: null,
  isOwn: true,
  ...more,
})
const boardOf = (sessions: BoardSession[], waiting: BoardSession[] = []) =>
  ({
    program: 5,
    day,
    days: [day],
    timeZone: 'UTC',
    slotMinutes: 15,
    rooms: [],
    sessions,
    waiting,
  }) as ProgramBoard

const read = `GET /conference_programs/5/board/${day}`
const put = (id: number) => `PUT /conferences/${id}`
const spot = (room: number, time: string) => ({ room, begin: Date.parse(at(time)) })

let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  keyboard = keyboardOf()
})
afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})
const said = () => queue.visibleToasts.map(({ content }) => content.title)

async function board(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const hook = await renderHook(
    () =>
      useBoard({
        program: 5,
        day,
        dayAt: instant => new Date(instant).toISOString().slice(0, 10),
        nameOf: to => (to ? `room ${to.room}` : 'nowhere'),
      }),
    page.around,
  )
  const one = (id: number) => {
    const { sessions = [], waiting = [] } = hook.now.board ?? {}
    const found = [...sessions, ...waiting].find(session => session.id === id)
    if (!found) throw new Error(`There is no session ${id}`)
    return found
  }
  return {
    hook,
    one,
    leave: hook.leave,
    bodies: () => page.sent().map(({ body }) => body),
    versions: () => page.sent().length,
    move: (id: number, to: ReturnType<typeof spot> | null) => hook.act(() => hook.now.move(one(id), to)),
    undo: () => hook.act(() => hook.now.undo()),
    where: (id: number) => `${one(id).room} ${one(id).begin?.slice(11, 16)}`,
    lists: () => ({
      placed: hook.now.board?.sessions.map(({ id }) => id),
      waiting: hook.now.board?.waiting.map(({ id }) => id),
    }),
  }
}

it('a session is where it was put at once, lasts as long as before, and is told to the server', async () => {
  const { move, where, bodies } = await board({
    [read]: boardOf([sessionOf(1)]),
    [put(1)]: { id: 1, version: 2 },
  })
  await move(1, spot(2, '14:00'))
  expect(where(1)).toBe('2 14:00')
  expect(bodies()).toEqual([{ begin: at('14:00'), end: at('15:00'), conferenceRoom: 2 }])
  expect(said()).toEqual(['board.moved'])
})

it('a second move goes on from the version that the first has left', async () => {
  const { move, one } = await board({
    [read]: boardOf([sessionOf(1)]),
    [put(1)]: [
      { id: 1, version: 2 },
      { id: 1, version: 3 },
    ],
  })
  await move(1, spot(2, '14:00'))
  expect(one(1).version).toBe(2)
  await move(1, spot(2, '15:00'))
  expect(one(1).version).toBe(3)
})

it('a session taken off the board waits, and comes back by undo to its time, its room and its length', async () => {
  const { move, undo, lists, bodies } = await board({
    [read]: boardOf([sessionOf(1, { end: at('10:30') })]),
    [put(1)]: [
      { id: 1, version: 2 },
      { id: 1, version: 3 },
    ],
  })
  await move(1, null)
  expect([lists(), said()]).toEqual([{ placed: [], waiting: [1] }, ['board.taken_off']])
  await undo()
  expect(bodies()[1]).toEqual({ begin: at('09:00'), end: at('10:30'), conferenceRoom: 1 })
  expect([lists(), said()]).toEqual([{ placed: [1], waiting: [] }, ['board.undone']])
})

it('a session of another day is no longer on this one, and undo brings it back', async () => {
  const { move, lists } = await board({
    [read]: boardOf([sessionOf(1), sessionOf(2)]),
    [put(1)]: { id: 1, version: 2 },
  })
  await move(1, { room: 1, begin: Date.parse('2026-11-25T09:00:00Z') })
  expect(lists()).toEqual({ placed: [2], waiting: [] })
})

it('a move that is refused is taken back with what is there now, and cannot be undone', async () => {
  const theirs = sessionOf(1, { room: 3, version: 8 })
  const { move, where, hook } = await board({
    [read]: [boardOf([sessionOf(1)]), boardOf([theirs])],
    [put(1)]: problem(412, { message_code: 'changed_meanwhile' }),
  })
  await move(1, spot(2, '14:00'))
  expect([where(1), said(), hook.now.canUndo]).toEqual(['3 09:00', ['board.changed'], false])
})

it('an undo that is refused is not said to be done', async () => {
  const theirs = sessionOf(1, { room: 3, version: 8 })
  const { move, undo, where } = await board({
    [read]: [boardOf([sessionOf(1)]), boardOf([theirs])],
    [put(1)]: [{ id: 1, version: 2 }, problem(412, { message_code: 'changed_meanwhile' })],
  })
  await move(1, spot(2, '14:00'))
  await undo()
  expect(said()).toContain('board.changed')
  expect(said()).not.toContain('board.undone')
  expect(where(1)).toBe('3 09:00')
})

it('steps are taken back one by one, the last first, each once', async () => {
  const versions = [2, 3, 4, 5].map(version => ({ id: 1, version }))
  const { move, undo, where, hook } = await board({ [read]: boardOf([sessionOf(1)]), [put(1)]: versions })
  await move(1, spot(2, '14:00'))
  await move(1, spot(2, '16:00'))
  await undo()
  expect(where(1)).toBe('2 14:00')
  await undo()
  expect([where(1), hook.now.canUndo]).toEqual(['1 09:00', false])
  await undo()
  expect(where(1)).toBe('1 09:00')
})

it('the notice of a move takes back that move, and only the last one stands there', async () => {
  const { move, where, hook } = await board({
    [read]: boardOf([sessionOf(1), sessionOf(2)]),
    [put(1)]: [2, 3].map(version => ({ id: 1, version })),
    [put(2)]: { id: 2, version: 2 },
  })
  await move(1, spot(2, '14:00'))
  await move(2, spot(3, '16:00'))
  expect(said()).toEqual(['board.moved'])
  await hook.act(() => queue.visibleToasts[0]?.content.action?.onPress())
  expect([where(1), where(2)]).toEqual(['2 14:00', '1 09:00'])
})

it('Ctrl+Z takes a move back, and is the field’s own while somebody writes', async () => {
  const { move, where, hook, leave } = await board({
    [read]: boardOf([sessionOf(1)]),
    [put(1)]: [2, 3].map(version => ({ id: 1, version })),
  })
  await move(1, spot(2, '14:00'))
  for (const ignored of [
    { ctrlKey: true, at: new Place(['textarea']) },
    { ctrlKey: true, shiftKey: true },
    {},
  ])
    await hook.act(() => keyboard.press('z', ignored))
  expect(where(1)).toBe('2 14:00')
  await hook.act(() => keyboard.press('z', { metaKey: true }))
  expect(where(1)).toBe('1 09:00')
  await leave()
  expect(keyboard.press('z', { ctrlKey: true })).toBe(false)
})

it('putting a session where it is asks the server nothing', async () => {
  const { move, bodies } = await board({ [read]: boardOf([sessionOf(1)]) })
  await move(1, spot(1, '09:00'))
  expect([bodies(), said()]).toEqual([[], []])
})
