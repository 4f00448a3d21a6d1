import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import type { ProgramBoard } from '../contract/board.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const day = '2036-06-01'
const at = (time: string, on = day) => `${on}T${time}:00Z`

/** Two rooms and a programme, with another one that needs a room of theirs. */
async function furnished() {
  await f.run(sql`update fair set time_zone = 'UTC', start_date = ${at('08:00')}, end_date = ${at('17:00', '2036-06-02')}
    where id = ${f.seeded.fairs.fair1}`)
  const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Main' })
  const { id: other } = await f.made<{ id: number }>('/conference_programs', { name: 'Fringe' })
  const room = async (name: string) => (await f.made<{ id: number }>('/conference_rooms', { name })).id
  const [hall, class_] = [await room('Hall'), await room('Class')]
  const { id: speaker } = await f.made<{ id: number }>('/speakers', { name: 'Ada' })
  const session = (title: string, body: object) =>
    f.conference({ title, program, begin: null, end: null, ...body })
  return {
    program,
    rooms: [hall, class_],
    placed: await session('Placed', {
      conferenceRoom: hall,
      begin: at('10:00'),
      end: at('11:00'),
      speakers: [speaker],
    }),
    roomless: await session('Roomless', { begin: at('12:00'), end: at('13:00') }),
    timeless: await session('Timeless', { conferenceRoom: class_ }),
    fringe: await session('Fringe', {
      program: other,
      conferenceRoom: hall,
      begin: at('10:30'),
      end: at('11:30'),
    }),
    later: await session('Later', {
      conferenceRoom: hall,
      begin: at('10:00', '2036-06-02'),
      end: at('11:00', '2036-06-02'),
    }),
  }
}

const boardOf = (program: number, on = day) =>
  f.done<ProgramBoard>('organizer1', 'GET', `/conference_programs/${program}/board/${on}`)

it('shows every room, what stands in it that day, also of another programme, and what waits for a place', async () => {
  const made = await furnished()
  const board = await boardOf(made.program)
  expect(board.days).toEqual([day, '2036-06-02'])
  expect(board.rooms.map(({ id }) => id)).toEqual(expect.arrayContaining(made.rooms))
  expect(board.sessions.map(({ id, isOwn }) => [id, isOwn])).toEqual([
    [made.placed, true],
    [made.fringe, false],
  ])
  expect(board.sessions[0]).toMatchObject({ title: 'Placed', speakers: [{ name: 'Ada' }], state: 'draft' })
  expect(board.waiting.map(({ id }) => id).sort()).toEqual([made.roomless, made.timeless].sort())
  expect((await boardOf(made.program, 'first')).day).toBe(day)
  expect((await boardOf(made.program, '2036-07-01')).sessions).toEqual([])
  await f.run(sql`update conference set begin_at = begin_at + interval '1 day', end_at = end_at + interval '1 day'
    where conference_program_id = ${made.program} and start_date = ${day}::date`)
  expect((await boardOf(made.program, 'first')).day).toBe('2036-06-02')
  await f.run(sql`update fair set start_date = now() - interval '2 days' where id = ${f.seeded.fairs.fair1}`)
  const today = new Date(f.platform.services.now()).toISOString().slice(0, 10)
  // The day begins at four.
  const early = new Date(f.platform.services.now().getTime() - 4 * 3_600_000).toISOString().slice(0, 10)
  expect([today, early]).toContain((await boardOf(made.program, 'first')).day)
})

it('is told to those alone who run its fair, where it has conferences', async () => {
  const { program } = await furnished()
  const path = `/conference_programs/${program}/board/${day}`
  for (const who of ['visitor1', 'organizer2'] as const)
    expect((await f.ask(who, 'GET', path)).statusCode, who).toBeGreaterThanOrEqual(403)
  await f.run(sql`update fair set is_using_conference_module = false where id = ${f.seeded.fairs.fair1}`)
  expect(await f.said('organizer1', 'GET', path)).toEqual([403, 'module_disabled'])
})
