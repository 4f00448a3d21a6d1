import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { AgendaEntry } from '../contract/agenda.ts'
import type { Conference, ProgramDay } from '../contract/calls.ts'
import type { ProgramClash } from '../contract/clashes.ts'
import type { presentations } from '../contract/presentation.ts'
import type { ConferenceFigures } from '../contract/statistics.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const duplicate = (id: number, body: object = {}) =>
  f.done<Conference>('organizer1', 'POST', `/conferences/${id}/duplicate`, body)
const read = (id: number) => f.done<Conference>('organizer1', 'GET', `/conferences/${id}`)
const speaker = async (name: string) => (await f.made<{ id: number }>('/speakers', { name })).id
const room = async (body: object = {}) =>
  (await f.made<{ id: number }>('/conference_rooms', { name: 'Room', ...body })).id

describe('a duplicate', () => {
  it('is a draft like it, of another kind where asked; what people have stays with the first', async () => {
    const id = await f.published({ title: 'First', speakers: [await speaker('One'), await speaker('Two')] })
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: id })
    const copy = await duplicate(id, { mode: 'replay', format: 'workshop' })
    expect(copy).toMatchObject({
      title: 'First',
      state: 'draft',
      mode: 'replay',
      hosting: 'external',
      format: 'workshop',
    })
    expect(copy.speakers.map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(copy.guid).not.toBe((await read(id)).guid)
    expect((await read(id)).state).toBe('scheduled')
    expect(await many(f.db)`select 1 from agenda_entry where conference_id = ${copy.id}`).toEqual([])
  })

  it('that replaces takes agenda, places, passes and documents over; the old one is cancelled and leads to it', async () => {
    const id = await f.published({ title: 'First', format: 'workshop' })
    const { id: pass } = await f.made<{ id: number }>('/passes', {
      name: 'P',
      type: 'limited',
      conferences: [id],
    })
    await f.run(sql`update pass_room set places = 2`)
    for (const who of ['visitor1', 'visitor2', 'press'] as const)
      await f.done(who, 'POST', '/pass_users', { pass, conferences: [id], queue: true })
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: id })
    await f.done('organizer1', 'POST', '/conference_documents', {
      conference: id,
      kind: 'link',
      title: 'Slides',
      url: 'https://slides.example/',
    })
    const { guid } = await read(id)
    const copy = await duplicate(id, { mode: 'replay', replaces: true })
    expect([copy.state, copy.guid]).toEqual(['scheduled', guid])
    expect(await read(id)).toMatchObject({ state: 'cancelled', replacedBy: { id: copy.id } })
    const counted = await one<object>(f.db)`
      select r.taken, r.places, (select count(*)::int from pass_place p
          where p.conference_id = r.conference_id and p.queued_at is null) as held,
        (select count(*)::int from conference_document d where d.conference_id = r.conference_id) as documents
      from pass_room r`
    expect(counted).toEqual({ taken: 2, places: 2, held: 2, documents: 1 })
    const { entries } = await f.done<{ entries: AgendaEntry[] }>('visitor1', 'GET', `/agenda?fair=${f.fair}`)
    expect(entries.map(entry => [entry.conference.id, entry.hasPlace, entry.change?.kind])).toEqual([
      [copy.id, true, 'replaced'],
    ])
    expect(await f.said('organizer1', 'POST', `/conferences/${id}/duplicate`, { replaces: true })).toEqual([
      409,
      'state_conflict',
    ])
  })

  it('that replaces takes prepared polls over, and none that was asked already', async () => {
    const id = await f.published()
    const body = { question: 'Which?', options: ['One', 'Two'] }
    const poll = () => f.done<{ id: number }>('organizer1', 'POST', `/conferences/${id}/polls`, body)
    const [asked, prepared] = [await poll(), await poll()]
    await f.done('organizer1', 'PUT', `/conference_polls/${asked.id}`, { state: 'open' })
    const copy = await duplicate(id, { mode: 'replay', replaces: true })
    expect(await many(f.db)`select id, conference_id as conference from conference_poll order by id`).toEqual(
      [
        { id: asked.id, conference: id },
        { id: prepared.id, conference: copy.id },
      ],
    )
  })

  it('that replaces is alone in its day; of a draft that is replaced nothing is left', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const shown = await f.published({ title: 'Shown', program })
    const draft = await f.conference({ title: 'Draft', program })
    const copies = [
      await duplicate(shown, { format: 'workshop', replaces: true }),
      await duplicate(draft, { format: 'workshop', replaces: true }),
    ]
    expect(copies.map(({ state }) => state)).toEqual(['scheduled', 'draft'])
    const run = await f.done<ProgramDay>('organizer1', 'GET', `/conference_programs/${program}/board/first`)
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    const day = await f.done<ProgramDay>('visitor1', 'GET', `/conference_programs/${program}/days/first`)
    for (const { id } of copies) expect(day.conferences.map(one => one.id)).toContain(id)
    expect([day.conferences.length, day.days[0]?.conferences]).toEqual([2, 2])
    expect(run).toMatchObject({ waiting: copies.map(({ id }) => ({ id })) })
    expect(await f.said('organizer1', 'GET', `/conferences/${draft}`)).toEqual([404, 'not_found'])
    expect((await f.done<Conference>('visitor1', 'GET', `/conferences/${shown}`)).replacedBy?.id).toBe(
      copies[0]?.id,
    )
  })

  it('that replaces the stage of a presentation is its stage, as a presentation of that type, or is refused', async () => {
    const { id, conference } = await f.done<RecordOf<typeof presentations>>(
      'firmAdminA',
      'POST',
      '/presentations',
      {
        fair: f.fair,
        firm: f.seeded.firms.a,
        type: 'webinar',
        url: 'https://tool.example/room',
        translations: { fr: { title: 'Démonstration' } },
        begin: inMinutes(60),
        end: inMinutes(90),
      },
    )
    const refused = { mode: 'replay', replaces: true }
    expect(await f.said('organizer1', 'POST', `/conferences/${conference.id}/duplicate`, refused)).toEqual([
      409,
      'presentation_live',
    ])
    const copy = await duplicate(conference.id, { format: 'plenary', replaces: true })
    expect(await f.done('visitor1', 'GET', `/presentations/${id}`)).toMatchObject({
      type: 'livestream',
      conference: { id: copy.id, state: 'scheduled' },
    })
    expect(await f.done('organizer1', 'GET', `/conference_sources?conference=${copy.id}`)).toMatchObject([
      { kind: 'frame', url: 'https://tool.example/room' },
    ])
    const workshop = await duplicate(copy.id, {
      hosting: 'integrated',
      format: 'workshop',
      replaces: true,
    })
    expect(await f.done('visitor1', 'GET', `/presentations/${id}`)).toMatchObject({
      type: 'built_in',
      conference: { id: workshop.id },
    })
  })

  it('is made by those who run the fair alone', async () => {
    const id = await f.published({ moderator: f.seeded.people.moderator.id })
    for (const who of ['moderator', 'speaker', 'visitor1'] as const)
      expect(await f.said(who, 'POST', `/conferences/${id}/duplicate`, {}), who).toEqual([403, 'forbidden'])
  })
})

describe('clashes', () => {
  const clashes = async () =>
    (await f.done<{ clashes: ProgramClash[] }>('organizer1', 'GET', `/fairs/${f.fair}/conference_clashes`))
      .clashes
  const found = async (kind: ProgramClash['kind']) =>
    (await clashes())
      .filter(clash => clash.kind === kind)
      .map(({ conferences, name }) => [...conferences.map(one => one.title), name])

  it('of a room and of a speaker are listed once, and not of what follows or is cancelled', async () => {
    const [hall, who] = [await room(), await speaker('Busy')]
    const at = (from: number, until: number) => ({
      begin: inMinutes(from),
      end: inMinutes(until),
      conferenceRoom: hall,
      speakers: [who],
    })
    await f.published({ title: 'A', ...at(60, 120) })
    await f.published({ title: 'B', ...at(90, 150) })
    await f.published({ title: 'C', ...at(150, 180) })
    const gone = await f.published({ title: 'D', ...at(60, 180) })
    await f.done('organizer1', 'POST', `/conferences/${gone}/cancel`, {})
    expect(await found('room')).toEqual([['A', 'B', 'Room']])
    expect(await found('speaker')).toEqual([['A', 'B', 'Busy']])
  })

  it('are nothing that a fair is kept from: without an address, without a moderator, outside its days', async () => {
    await f.setFair(sql`start_date = now() - interval '1 day', end_date = now() + interval '1 day'`)
    await f.published({ title: 'A', begin: inMinutes(60 * 24 * 30), end: inMinutes(60 * 24 * 30 + 30) })
    await f.published({ title: 'B', hosting: 'integrated', format: 'workshop' })
    expect(await found('outside_fair')).toEqual([['A', null]])
    expect(await found('no_source')).toEqual([['A', null]])
    expect(await found('no_moderator')).toEqual([['B', null]])
    const moderated = await room({ moderator: f.seeded.people.moderator.id })
    const here = { hosting: 'integrated', format: 'workshop', conferenceRoom: moderated }
    await f.published({ title: 'C', ...here })
    expect(await found('no_moderator')).toEqual([['B', null]])
    await f.published({ title: 'D', ...here, moderator: null })
    expect(await found('no_moderator')).toEqual([
      ['B', null],
      ['D', null],
    ])
  })

  it('are told to those who run the fair alone', async () => {
    const at = `/fairs/${f.fair}/conference_clashes`
    for (const who of ['visitor1', 'firmAdminA', 'moderator'] as const)
      expect(await f.said(who, 'GET', at), who).toEqual([403, 'forbidden'])
    expect(await f.said('organizer2', 'GET', at)).toEqual([403, 'forbidden'])
  })
})

it('of two boards that move one session at once the second is told that it has changed: 412', async () => {
  const id = await f.published()
  const { version } = await read(id)
  const move = (minutes: number) =>
    f.platform.call('organizer1', {
      method: 'PUT',
      url: `/api/conferences/${id}`,
      headers: { 'if-match': `"${version}"` },
      payload: { begin: inMinutes(minutes), end: inMinutes(minutes + 30) },
    })
  expect((await move(100)).statusCode).toBe(200)
  expect((await move(200)).statusCode).toBe(412)
  expect((await read(id)).version).toBeGreaterThan(version)
})

describe('the figures of a conference', () => {
  const figures = (who: 'organizer1' | 'moderator', id: number) =>
    f.done<ConferenceFigures>(who, 'GET', `/conferences/${id}/statistics`)
  /** Somebody was in from so many minutes ago until so many. */
  const stay = (id: number, person: number, from: number, until: number, more = sql`false, false`) =>
    f.run(sql`
      insert into conference_attendance (conference_id, user_id, entered_at, until, left_at, is_team, is_replay)
      values (${id}, ${person}, now() - make_interval(mins => ${from}), now() - make_interval(mins => ${until}),
        now() - make_interval(mins => ${until}), ${more})`)

  it('count people once, minutes and the most at once; the team and the replay apart', async () => {
    const id = await f.published({ moderator: f.seeded.people.moderator.id })
    const [first = 0, second = 0, third = 0] = await f.people(3)
    await stay(id, first, 60, 40)
    await stay(id, first, 30, 20)
    await stay(id, second, 50, 25)
    await stay(id, third, 10, 0, sql`false, true`)
    await stay(id, f.seeded.people.moderator.id, 60, 0, sql`true, false`)
    const counted = await figures('organizer1', id)
    expect(counted).toMatchObject({ attended: 2, minutes: 55, replay: 1, peak: 2 })
    expect(counted.people?.map(({ id: person, minutes }) => [person, minutes])).toEqual([
      [first, 30],
      [second, 25],
    ])
    expect((await figures('moderator', id)).people).toBeNull()
  })

  it('are told to its team and those who administer its sponsor alone', async () => {
    const id = await f.published({ firm: f.seeded.firms.a })
    const ask = (who: 'firmAdminA' | 'firmAdminB' | 'visitor1' | 'speaker' | 'organizer2') =>
      f.said(who, 'GET', `/conferences/${id}/statistics`)
    expect(await ask('firmAdminA')).toEqual([200, undefined])
    for (const who of ['firmAdminB', 'visitor1', 'speaker'] as const)
      expect(await ask(who), who).toEqual([403, 'forbidden'])
  })
})

it('days of a programme are repeated at the same hours of its zone, as drafts with their people and passes', async () => {
  const { id: program } = await f.made<{ id: number }>('/conference_programs', {
    name: 'Monthly',
    timeZone: 'Europe/Paris',
  })
  const who = await speaker('Ada')
  // The last days of winter time: a fortnight later it is summer.
  const at = (day: string, hour: number) => ({ begin: `${day}T${hour}:00:00Z`, end: `${day}T${hour}:45:00Z` })
  const first = await f.published({ program, title: 'First', speakers: [who], ...at('2036-03-20', 10) })
  await f.published({ program, title: 'Second', ...at('2036-03-21', 13) })
  const gone = await f.published({ program, title: 'Gone', ...at('2036-03-21', 15) })
  await f.done('organizer1', 'POST', `/conferences/${gone}/cancel`, {})
  await f.published({ program, title: 'Later', ...at('2036-03-25', 10) })
  await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
  await f.made('/passes', { name: 'P', type: 'limited', conferences: [first] })
  await f.done('visitor1', 'POST', '/agenda_entries', { conference: first })
  const repeat = (body: object) =>
    f.said('organizer1', 'POST', `/conference_programs/${program}/repeat`, body)
  const days = { from: '2036-03-20', until: '2036-03-21' }
  const { conferences: made } = await f.done<{ conferences: number[] }>(
    'organizer1',
    'POST',
    `/conference_programs/${program}/repeat`,
    { ...days, to: '2036-04-03' },
  )
  const copies = await Promise.all(made.map(read))
  expect(copies).toMatchObject([
    { title: 'First', state: 'draft', begin: '2036-04-03T09:00:00.000Z', end: '2036-04-03T09:45:00.000Z' },
    { title: 'Second', state: 'draft', begin: '2036-04-04T12:00:00.000Z', startDate: '2036-04-04' },
  ])
  expect(copies[0]?.speakers.map(({ id }) => id)).toEqual([who])
  expect(copies[0]?.guid).not.toBe((await read(first)).guid)
  const passes = await many(f.db)`select taken from pass_room where conference_id = ${made[0]}`
  expect(passes).toEqual([{ taken: 0 }])
  expect(await many(f.db)`select 1 from agenda_entry where conference_id = any(${made}::int[])`).toEqual([])
  expect(await repeat({ from: '2035-01-01', until: '2035-01-02', to: '2036-04-03' })).toEqual([
    409,
    'nothing_to_repeat',
  ])
  expect((await repeat({ ...days, to: '2036-02-31' }))[0]).toBe(422)
  expect(await repeat({ from: '2036-03-20', until: '2036-04-21', to: '2036-05-01' })).toEqual([
    422,
    'invalid',
  ])
  for (const to of ['9999-12-31', '9998-12-31', '0001-01-01'])
    expect(await repeat({ ...days, to }), to).toEqual([422, 'invalid'])
  // Whatever its clock is behind: a day more or less of it would have five digits, or none.
  for (const begin of ['9999-12-31T23:00:00-05:00', '0001-01-01T00:00:00+05:00']) {
    const end = begin.replace(':00:00', ':30:00')
    expect(await f.said('organizer1', 'PUT', `/conferences/${first}`, { begin, end }), begin).toEqual([
      422,
      'invalid',
    ])
  }
  await expect(
    f.run(sql`update conference set begin_at = '12025-01-01Z', end_at = '12025-01-01 01:00Z'
    where id = ${first}`),
  ).rejects.toThrow('conference_years')
  /** Sessions of another day. */
  const fill = (count: number, day: string) =>
    f.run(sql`
    insert into conference (fair_id, conference_program_id, mode, hosting, format, begin_at, end_at)
    select fair_id, conference_program_id, mode, hosting, format, ${`${day}T10:00Z`}::timestamptz, ${`${day}T10:30Z`}::timestamptz
    from conference, generate_series(1, ${count}::int) where id = ${first}`)
  await fill(501, '2036-05-01')
  const full = { from: '2036-05-01', until: '2036-05-01', to: '2036-05-02' }
  expect(await repeat(full)).toEqual([409, 'repeat_limit'])
  const { count } = await one<{ count: number }>(f.db)`
    select count(*)::int as count from conference where conference_program_id = ${program}`
  await fill(9_998 - count, '2036-06-01')
  expect(await repeat({ ...days, until: days.from, to: '2036-04-10' })).toEqual([200, undefined])
  expect(await repeat({ ...days, until: days.from, to: '2036-04-10' })).toEqual([200, undefined])
  expect(await repeat({ ...days, until: days.from, to: '2036-04-10' })).toEqual([
    409,
    'program_sessions_limit',
  ])
  expect(
    (
      await f.said('organizer2', 'POST', `/conference_programs/${program}/repeat`, {
        ...days,
        to: '2036-04-03',
      })
    )[0],
  ).toBe(403)
})

it('a repeat is taken back as a whole, or not at all and with the reason: what it made is gone for good, and not thrown away', async () => {
  const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Weekly' })
  const [begin, end] = ['2036-03-20T10:00:00Z', '2036-03-20T10:45:00Z']
  const speakers = [await speaker('Ada')]
  const first = await f.published({ program, begin, end, title: 'First', speakers })
  await f.published({ program, begin, end, title: 'Second' })
  await f.made('/passes', { name: 'P', type: 'limited', conferences: [first] })
  await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
  const repeat = () =>
    f.done<{ conferences: number[]; run: number }>(
      'organizer1',
      'POST',
      `/conference_programs/${program}/repeat`,
      { from: '2036-03-20', until: '2036-03-20', to: '2036-03-27' },
    )
  const takeBack = (run: number, who: 'organizer1' | 'organizer2' = 'organizer1', of = program) =>
    f.said(who, 'POST', `/conference_programs/${of}/repeats/${run}/undo`)
  const there = async () =>
    (
      await one<{ count: number }>(f.db)`
      select count(*)::int as count from conference where conference_program_id = ${program}`
    ).count
  const made = await repeat()
  const [copy = 0] = made.conferences
  const { id: other } = await f.made<{ id: number }>('/conference_programs', { name: 'Other' })
  expect([
    (await takeBack(made.run, 'organizer2'))[0],
    (await takeBack(made.run, 'organizer1', other))[0],
  ]).toEqual([403, 404])
  await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
  const { id: entry } = await f.done<{ id: number }>('visitor1', 'POST', '/agenda_entries', {
    conference: copy,
  })
  expect(await takeBack(made.run)).toEqual([409, 'repeat_in_use'])
  await f.done('visitor1', 'DELETE', `/agenda_entries/${entry}`)
  const link = { conference: copy, kind: 'link', url: 'https://one.example/', title: 'Slides' }
  const { id: document } = await f.done<{ id: number }>('organizer1', 'POST', '/conference_documents', link)
  expect(await takeBack(made.run)).toEqual([409, 'repeat_changed'])
  await f.done('organizer1', 'DELETE', `/conference_documents/${document}`)
  expect([await there(), await takeBack(made.run), await there()]).toEqual([4, [200, undefined], 2])
  expect(await many(f.db)`select 1 from trash where kind = 'conference'`).toEqual([])
  expect(await takeBack(made.run)).toEqual([404, 'not_found'])
  const again = await repeat()
  await f.done('organizer1', 'PUT', `/conferences/${again.conferences[1]}`, { title: 'Another' })
  expect([await takeBack(again.run), await there()]).toEqual([[409, 'repeat_changed'], 4])
})
