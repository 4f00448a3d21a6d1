import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { type AgendaEntry, agendaMost } from '../contract/agenda.ts'
import type { Conference } from '../contract/calls.ts'

let c: Awaited<ReturnType<typeof messagingFixture>>
beforeAll(async () => {
  c = await messagingFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const organizerOf = { fair1: 'organizer1', fair2: 'organizer2' } as const
const kind = { mode: 'live', hosting: 'external', format: 'plenary' }

/** A published conference from this hour to that of one day. */
async function conference(from: number, until: number, fair: keyof typeof organizerOf = 'fair1') {
  const organizer = organizerOf[fair]
  const hour = (of: number) => `2026-06-01T${String(of).padStart(2, '0')}:00:00Z`
  const body = { fair: c.seeded.fairs[fair], title: `${from}`, ...kind, begin: hour(from), end: hour(until) }
  const { id } = (await c.send(organizer, 'POST', '/conferences', body)).json<Conference>()
  await c.send(organizer, 'POST', `/conferences/${id}/publish`)
  return id
}
const add = (who: Name, id: number, body: object = {}) =>
  c.send(who, 'POST', '/agenda_entries', { conference: id, ...body })
const agenda = async (who: Name) =>
  (await c.get<{ entries: AgendaEntry[] }>(who, `/agenda?fair=${c.seeded.fairs.fair1}`)).entries
const kept = async (who: Name) => (await agenda(who)).map(entry => entry.conference.id)

describe('an agenda', () => {
  it('holds a conference once, however often and however fast it is put there', async () => {
    const id = await conference(9, 10)
    expect(await kept('visitor1')).toEqual([])
    const answers = await Promise.all(Array.from({ length: 50 }, () => add('visitor1', id)))
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(answer => answer.json<AgendaEntry>().id)).size).toBe(1)
    expect(await kept('visitor1')).toEqual([id])
  })

  it('is one’s own: nobody else reads it, and nobody else takes anything out of it', async () => {
    const id = await conference(9, 10)
    const entry = (await add('visitor1', id)).json<AgendaEntry>()
    expect(await kept('visitor2')).toEqual([])
    expect((await c.send('visitor2', 'DELETE', `/agenda_entries/${entry.id}`)).statusCode).toBe(204)
    expect(await kept('visitor1')).toEqual([id])
    expect((await c.send('visitor1', 'DELETE', `/agenda_entries/${entry.id}`)).statusCode).toBe(204)
    expect((await c.send('visitor1', 'DELETE', `/agenda_entries/${entry.id}`)).statusCode).toBe(204)
    expect(await kept('visitor1')).toEqual([])
  })

  it('names what is at the same time, and not what begins when something ends or is cancelled', async () => {
    const [long, within, after] = [
      await conference(9, 11),
      await conference(10, 11),
      await conference(11, 12),
    ]
    for (const id of [long, within, after]) await add('visitor1', id)
    const clashes = async () => (await agenda('visitor1')).map(entry => entry.clashes)
    expect(await clashes()).toEqual([[within], [long], []])
    await c.send('organizer1', 'POST', `/conferences/${within}/cancel`, {})
    expect(await clashes()).toEqual([[], [], []])
  })

  it('says of which a replay is to come: meant, neither out already nor hidden, and refused by nobody who speaks', async () => {
    const id = await conference(9, 10)
    await add('visitor1', id)
    const told = async () =>
      (await agenda('visitor1')).map(({ conference: { hasReplay, isReplayPlanned } }) => [
        hasReplay,
        isReplayPlanned,
      ])
    const replay = (mode: string, state: string) =>
      c.run(sql`update conference set replay_mode = ${mode}, replay_state = ${state}`)
    const steps = [
      ['none', 'none', false, false],
      ['manual', 'none', false, true],
      ['integrated', 'failed', false, true],
      ['integrated', 'published', true, false],
      ['integrated', 'hidden', false, false],
    ] as const
    for (const [mode, state, ...said] of steps) {
      await replay(mode, state)
      expect(await told(), `${mode} ${state}`).toEqual([said])
    }
    await c.run(sql`
      with card as (insert into speaker (fair_id, user_id, name)
        values (${c.seeded.fairs.fair1}, ${c.seeded.people.speaker.id}, 'Ana') returning id),
      spoken as (insert into conference_speaker (conference_id, speaker_id, rank) select ${id}, id, 0 from card)
      insert into recording_consent (conference_id, user_id, is_given, at)
        values (${id}, ${c.seeded.people.speaker.id}, false, now())`)
    await replay('integrated', 'none')
    expect(await told()).toEqual([[false, false]])
    await replay('manual', 'none')
    expect(await told()).toEqual([[false, true]])
  })

  it('keeps what is moved or cancelled, and says what has changed since', async () => {
    const id = await conference(9, 10)
    await add('visitor1', id)
    const [entry] = await agenda('visitor1')
    expect(entry?.change).toBeNull()
    const later = { begin: '2026-06-01T15:00:00.000Z', end: '2026-06-01T16:00:00.000Z' }
    await c.run(sql`update agenda_entry set created_at = '2020-01-01'`)
    await c.send('organizer1', 'PUT', `/conferences/${id}`, later)
    expect((await agenda('visitor1'))[0]).toMatchObject({
      conference: { begin: later.begin },
      change: { kind: 'moved', before: { begin: entry?.conference.begin, room: null } },
    })
    await c.send('organizer1', 'POST', `/conferences/${id}/cancel`, { reason: 'Ill' })
    expect((await agenda('visitor1'))[0]).toMatchObject({
      conference: { state: 'cancelled', cancelReason: 'Ill' },
      change: { kind: 'cancelled' },
    })
  })

  it('takes nothing that this reader does not see, and shows nothing that is hidden since', async () => {
    const shown = await conference(9, 10)
    await add('visitor1', shown)
    const body = { fair: c.seeded.fairs.fair1, title: 'Draft', ...kind }
    const draft = (await c.send('organizer1', 'POST', '/conferences', body)).json<Conference>().id
    expect((await add('visitor1', draft)).statusCode).toBe(404)
    expect((await add('organizer1', draft)).statusCode).toBe(404)
    await c.send('organizer1', 'PUT', `/conferences/${shown}`, { isVisible: false })
    expect(await kept('visitor1')).toEqual([])
    await c.setFair(sql`is_using_conference_module = false`)
    expect((await add('visitor1', shown)).statusCode).toBe(404)
  })

  it('keeps its reminder unless another is asked for', async () => {
    const id = await conference(9, 10)
    const reminder = async (body: object) =>
      (await add('visitor1', id, body)).json<AgendaEntry>().remindMinutes
    expect(await reminder({ remindMinutes: 30 })).toBe(30)
    expect(await reminder({})).toBe(30)
    expect(await reminder({ remindMinutes: null })).toBeNull()
  })

  it('holds so many of a fair and no more; what is there may still be put there', async () => {
    const id = await conference(9, 10)
    const fair = c.seeded.fairs.fair1
    await c.run(sql`insert into conference (fair_id, slug, mode, hosting, format)
      select ${fair}, 'many-' || n, 'live', 'external', 'plenary' from generate_series(1, ${agendaMost}::int) n`)
    await c.run(sql`insert into agenda_entry (user_id, conference_id)
      select ${c.seeded.people.visitor1.id}, id from conference where slug like 'many-%'`)
    expect(await c.said(add('visitor1', id))).toEqual([409, 'agenda_limit'])
    await c.run(sql`delete from agenda_entry where id = (select min(id) from agenda_entry)`)
    expect((await add('visitor1', id)).statusCode).toBe(201)
    expect((await add('visitor1', id)).statusCode).toBe(201)
  })
})
