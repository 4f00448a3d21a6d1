import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import type { Somebody } from '#app/server/testing/waiting-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { Conference } from '../contract/calls.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const idsOf = async (found: Promise<{ id: number }[]>) => (await found).map(({ id }) => id)
/** Fifty drafts. */
const sessions = (program: number | null = null) =>
  idsOf(
    many<{ id: number }>(f.db)`
      insert into conference (fair_id, conference_program_id, mode, hosting, format)
      select ${f.fair}::int, ${program}::int, 'live', 'external', 'plenary' from generate_series(1, 50)
      returning id`,
  )
/** Fifty speakers, nobody of whom has an address. */
const cards = () =>
  idsOf(
    many<{ id: number }>(f.db)`
      insert into speaker (fair_id, name) select ${f.fair}::int, 'Speaker ' || at
      from generate_series(1, 50) at returning id`,
  )
const all = (path: string, ids: readonly number[], body: object = {}, who: Somebody = 'organizer1') =>
  f.said(who, 'POST', path, { ids, ...body })
const statesOf = async (ids: readonly number[]) =>
  (await many<{ state: string }>(f.db)`select distinct state from conference where id = any(${ids}::int[])`)
    .map(({ state }) => state)
    .sort()
const audited = async (action: string) =>
  (await one<{ count: number }>(f.db)`select count(*)::int as count from audit_log where action = ${action}`)
    .count
const ok = [200, undefined]

it('fifty sessions are published, cancelled with one reason and restored by one call each, a row of the audit log for each', async () => {
  const ids = await sessions()
  const steps = [
    ['publish', 'scheduled'],
    ['cancel', 'cancelled'],
    ['restore', 'scheduled'],
  ] as const
  for (const [move, state] of steps) {
    const before = await audited(move)
    expect(await all('/conferences/move', ids, { move, reason: 'Strike' })).toEqual(ok)
    expect([await statesOf(ids), (await audited(move)) - before], move).toEqual([[state], 50])
  }
  const again = { ids, move: 'publish' }
  expect(await f.done('organizer1', 'POST', '/conferences/move', again)).toEqual({ changed: 0 })
})

it('of several sessions all or none is done: none where one is of another fair, in another state or of another programme', async () => {
  const ids = await sessions()
  const theirs = await f.conference({}, 'fair2')
  expect(await all('/conferences/move', [...ids, theirs], { move: 'publish' })).toEqual([404, 'not_found'])
  expect(await all('/conferences/remove', [...ids, theirs])).toEqual([404, 'not_found'])
  expect(await all('/conferences/assign', [...ids, theirs], { track: null })).toEqual([404, 'not_found'])
  const over = await f.published()
  await f.done('organizer1', 'POST', `/conferences/${over}/cancel`, {})
  const refused = await f.ask('organizer1', 'POST', '/conferences/move', {
    ids: [over, ...ids],
    move: 'publish',
  })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message_code: 'state_conflict', detail: String(over) },
  ])
  expect(await statesOf([...ids, theirs])).toEqual(['draft'])
  for (const who of ['firmAdminA', 'speaker', 'visitor1'] as const)
    expect(await all('/conferences/remove', ids, {}, who), who).toEqual([403, 'forbidden'])
  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  expect(await all('/conferences/move', many, { move: 'publish' })).toEqual([422, 'invalid'])
})

it('fifty sessions of a programme get a track of it, and lose it again', async () => {
  const program = (await f.made('/conference_programs', { name: 'Programme' })).id
  const track = await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', {
    program,
    slug: 'energy',
    name: 'Energy',
  })
  const ids = await sessions(program)
  const tracksOf = () =>
    many<{ track: number | null }>(f.db)`
      select distinct conference_track_id as track from conference where id = any(${ids}::int[])`
  expect(await all('/conferences/assign', ids, { track: track.id })).toEqual(ok)
  expect(await tracksOf()).toEqual([{ track: track.id }])
  const elsewhere = await f.conference()
  expect(await all('/conferences/assign', [elsewhere, ...ids], { track: track.id })).toEqual([422, 'invalid'])
  expect(await all('/conferences/assign', ids, { track: null })).toEqual(ok)
  expect(await tracksOf()).toEqual([{ track: null }])
})

it('tracks that were given are taken back together, all or none, and none where a colleague has given another since', async () => {
  const program = (await f.made('/conference_programs', { name: 'Programme' })).id
  const track = async (slug: string) =>
    (
      await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', {
        program,
        slug,
        name: slug,
      })
    ).id
  const [energy, water, air] = [await track('energy'), await track('water'), await track('air')]
  const [first = 0, second = 0, third = 0] = await sessions(program)
  const ids = [first, second, third]
  const former = [
    { id: first, track: water },
    { id: second, track: null },
    { id: third, track: energy },
  ]
  const tracksOf = async () =>
    (
      await many<{ track: number | null }>(f.db)`
        select conference_track_id as track from conference where id = any(${ids}::int[]) order by id`
    ).map(({ track }) => track)
  const back = (of: object[] = former) =>
    f.ask('organizer1', 'POST', '/conferences/assign', { ids, track: energy, former: of })
  for (const { id, track } of former) expect(await all('/conferences/assign', [id], { track })).toEqual(ok)
  expect(await all('/conferences/assign', ids, { track: energy })).toEqual(ok)
  expect(await all('/conferences/assign', [second], { track: air })).toEqual(ok)
  const refused = await back()
  const problem = { message_code: 'state_conflict', detail: String(second) }
  expect([refused.statusCode, refused.json()]).toMatchObject([409, problem])
  expect(await tracksOf()).toEqual([energy, air, energy])
  expect((await back(former.slice(1))).statusCode).toBe(422)
  expect(await all('/conferences/assign', [second], { track: energy })).toEqual(ok)
  // What was taken back once is, also where the answer was lost.
  for (const changed of [2, 0]) expect((await back()).json()).toEqual({ changed })
  expect(await tracksOf()).toEqual([water, null, energy])
})

it('fifty sessions go to the trash, or none, told which are held and by what, and come back from it together or not at all', async () => {
  const theirs = await f.conference({}, 'fair2')
  expect(await all('/conferences/remove', [theirs], {}, 'organizer2')).toEqual(ok)
  const ids = await sessions()
  const held = [await f.published(), await f.published()]
  await f.run(sql`insert into agenda_entry (user_id, conference_id)
    select ${f.seeded.people.visitor1.id}, unnest(${held}::int[])`)
  const answer = await f.ask('organizer1', 'POST', '/conferences/remove', { ids: [...ids, ...held] })
  expect(answer.json()).toMatchObject({
    message_code: 'conference_in_use',
    detail: held.join(),
    used_by: [{ resource: 'agenda_entries', count: 2 }],
  })
  expect((await statesOf(ids)).length).toBe(1)
  expect(await all('/conferences/remove', ids)).toEqual(ok)
  expect(await statesOf(ids)).toEqual([])
  const trashed = (who: Somebody, fair: number) =>
    f.done<{ id: number; of: number }[]>(who, 'GET', `/trash?fair=${fair}&kind=conference`)
  const trash = await trashed('organizer1', f.fair)
  expect(trash.map(({ of }) => of).sort()).toEqual(ids.toSorted())

  const [other] = await trashed('organizer2', f.seeded.fairs.fair2)
  const entries = trash.map(({ id }) => id)
  const before = await audited('restore')
  // Theirs was thrown away first, and is asked for last.
  for (const [refused, who, status] of [
    [[...entries, other?.id ?? 0], 'organizer1', 404],
    [[...entries, 1_000_000], 'organizer1', 404],
    [entries, 'organizer2', 403],
  ] as const)
    expect((await all('/trash/restore', refused, {}, who))[0]).toBe(status)
  expect([await statesOf(ids), await audited('restore')]).toEqual([[], before])
  expect(await all('/trash/restore', entries)).toEqual([204, undefined])
  expect([await statesOf(ids), (await audited('restore')) - before]).toEqual([['draft'], 50])
  expect(await trashed('organizer1', f.fair)).toEqual([])
})

it('fifty speakers are written to where they were before, and nobody where one has no address or answered', async () => {
  const ids = await cards()
  expect(await all('/speakers/invite', ids)).toEqual([422, 'invalid'])
  await f.run(sql`update speaker set state = 'invited', invited_at = now(),
    invited_email = 'ada' || id || '@mail.test' where id = any(${ids}::int[])`)
  const theirs = (await f.made('/speakers', { name: 'Elsewhere' }, 'fair2')).id
  expect(await all('/speakers/invite', [...ids, theirs])).toEqual([404, 'not_found'])
  expect(await f.mails('speaker_invited')).toEqual([])
  expect(await all('/speakers/invite', ids)).toEqual(ok)
  const mails = await f.mails('speaker_invited')
  expect(mails.map(({ address }) => address).sort()).toEqual(ids.map(id => `ada${id}@mail.test`).sort())
  await f.run(sql`update speaker set state = 'confirmed' where id = ${ids[7]}`)
  expect(await all('/speakers/invite', ids)).toEqual([409, 'state_conflict'])
  expect(await f.mails('speaker_invited')).toHaveLength(50)
})

it('who has declined is neither written to nor shown with others, who are told apart by their id', async () => {
  const ids = await cards()
  const no = ids[7]
  await f.run(sql`update speaker set state = 'invited', invited_at = now(), is_visible = false,
    invited_email = 'ada' || id || '@mail.test' where id = any(${ids}::int[])`)
  await f.run(sql`update speaker set state = 'declined' where id = ${no}`)
  const steps = [
    ['invite', {}],
    ['show', { isVisible: true }],
  ] as const
  for (const [step, body] of steps) {
    const refused = await f.ask('organizer1', 'POST', `/speakers/${step}`, { ids, ...body })
    const problem = { message_code: 'state_conflict', detail: String(no) }
    expect([refused.statusCode, refused.json()], step).toMatchObject([409, problem])
  }
  expect(await f.mails('speaker_invited')).toEqual([])
  const { shown } = await one<{ shown: number }>(f.db)`
    select count(*)::int as shown from speaker where id = any(${ids}::int[]) and is_visible`
  expect(shown).toBe(0)
  const others = ids.filter(id => id !== no)
  expect(await all('/speakers/invite', others)).toEqual(ok)
  expect(await all('/speakers/show', others, { isVisible: true })).toEqual(ok)
  expect(await all('/speakers/show', ids, { isVisible: false })).toEqual(ok)
})

it('fifty speakers are hidden, shown and deleted, none where one is of another fair', async () => {
  const ids = await cards()
  const session = await f.conference({ speakers: ids })
  const theirs = (await f.made('/speakers', { name: 'Elsewhere' }, 'fair2')).id
  const shown = async () =>
    (
      await one<{ count: number }>(f.db)`
        select count(*)::int as count from speaker where id = any(${ids}::int[]) and is_visible`
    ).count
  for (const isVisible of [false, true]) {
    expect(await all('/speakers/show', [...ids, theirs], { isVisible })).toEqual([404, 'not_found'])
    expect(await all('/speakers/show', ids, { isVisible })).toEqual(ok)
    expect(await shown()).toBe(isVisible ? 50 : 0)
  }
  expect(await all('/speakers/remove', [...ids, theirs])).toEqual([404, 'not_found'])
  expect(await shown()).toBe(50)
  expect(await all('/speakers/remove', ids)).toEqual(ok)
  expect((await f.done<Conference>('organizer1', 'GET', `/conferences/${session}`)).speakers).toEqual([])
})

it('presentations of a firm are hidden, cancelled and thrown away by who administers it, none where one is another’s', async () => {
  const announced = async (firm: number, count: number) => {
    const { rows } = await sql<{ id: number }>`
      with stage as (
        insert into conference (fair_id, firm_id, mode, hosting, format, state)
        select ${f.fair}::int, ${firm}::int, 'live', 'integrated', 'workshop', 'scheduled'
        from generate_series(1, ${count}::int) returning id, fair_id, firm_id)
      insert into presentation (fair_id, conference_id, firm_id, type)
      select fair_id, id, firm_id, 'built_in' from stage returning id`.execute(f.db)
    return rows.map(({ id }) => id)
  }
  const ids = await announced(f.seeded.firms.a, 12)
  const theirs = await announced(f.seeded.firms.b, 1)
  const stages = async () =>
    (
      await many<{ stage: string }>(f.db)`
        select distinct c.state || ' ' || c.is_visible as stage
        from conference c join presentation p on p.conference_id = c.id
        where p.id = any(${ids}::int[])`
    ).map(({ stage }) => stage)
  const steps: [string, object, string[]][] = [
    ['show', { isVisible: false }, ['scheduled false']],
    ['show', { isVisible: true }, ['scheduled true']],
    ['move', { move: 'cancel', reason: 'Strike' }, ['cancelled true']],
    ['move', { move: 'restore' }, ['scheduled true']],
    ['remove', {}, []],
  ]
  for (const [word, body, after] of steps) {
    const before = await stages()
    const refused = await all(`/presentations/${word}`, [...ids, ...theirs], body, 'firmAdminA')
    expect([refused[0], await stages()], word).toEqual([403, before])
    expect(await all(`/presentations/${word}`, ids, body, 'firmAdminA'), word).toEqual(ok)
    expect(await stages(), word).toEqual(after)
  }
})
