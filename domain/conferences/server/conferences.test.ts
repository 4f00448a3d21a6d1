import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import type { ChecklistItem } from '#domain/fairs/contract/checklist.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { Conference, ConferenceView, ProgramDay } from '../contract/calls.ts'
import { rowsAtOnce } from './rows-at-once.ts'

let c: Awaited<ReturnType<typeof messagingFixture>>
beforeAll(async () => {
  c = await messagingFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

type Fair = 'fair1' | 'fair2'
const organizerOf = { fair1: 'organizer1', fair2: 'organizer2' } as const

async function made<T extends { id: number }>(who: Name, path: string, body: object): Promise<T> {
  const answer = await c.send(who, 'POST', path, body)
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json()
}
const inFair = (fair: Fair, path: string, body: object) =>
  made<{ id: number }>(organizerOf[fair], path, { fair: c.seeded.fairs[fair], ...body })
const program = (fair: Fair = 'fair1') => inFair(fair, '/conference_programs', { name: 'Programme' })
const room = (body: object = {}, fair: Fair = 'fair1') =>
  inFair(fair, '/conference_rooms', { name: 'Room', ...body })
const speaker = (name: string, body: object = {}, fair: Fair = 'fair1') =>
  inFair(fair, '/speakers', { name, ...body })
const kind = { mode: 'live', hosting: 'external', format: 'plenary' }
const times = { begin: '2026-06-01T10:00:00Z', end: '2026-06-01T10:30:00Z' }
const conference = (body: object = {}, fair: Fair = 'fair1') =>
  made<Conference>(organizerOf[fair], '/conferences', {
    fair: c.seeded.fairs[fair],
    title: 'Title',
    ...kind,
    ...times,
    ...body,
  })
const put = (who: Name, id: number, body: object) => c.said(c.send(who, 'PUT', `/conferences/${id}`, body))
const move = (who: Name, id: number, word: string, body?: object) =>
  c.said(c.send(who, 'POST', `/conferences/${id}/${word}`, body ?? (word === 'cancel' ? {} : undefined)))
const read = (id: number, who: Name = 'organizer1') => c.get<Conference>(who, `/conferences/${id}`)
const day = (id: number, who: Name = 'visitor1', which = 'first') =>
  c.get<ProgramDay>(who, `/conference_programs/${id}/days/${which}`)
const view = (id: number, who: Name = 'visitor1') => c.get<ConferenceView>(who, `/conferences/view/${id}`)
const ok = [200, undefined]

describe('what a conference is', () => {
  it('is for good live or replay, integrated or external, plenary or workshop', async () => {
    const { id } = await conference()
    for (const changed of [{ mode: 'replay' }, { hosting: 'integrated' }, { format: 'workshop' }]) {
      const answer = await c.send('organizer1', 'PUT', `/conferences/${id}`, changed)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(changed)])
    }
    expect(await put('organizer1', id, kind)).toEqual(ok)
  })

  it('has what its room says where nothing else is said', async () => {
    const { id } = await room({ defaults: { questionMode: 'moderated', isChat: false } })
    expect(await conference({ conferenceRoom: id, isChat: true })).toMatchObject({
      questionMode: 'moderated',
      isChat: true,
    })
  })

  it('takes place as its room says where it is not said, and as is usual where that does not say it either', async () => {
    const unsaid = { mode: undefined, hosting: undefined, format: undefined }
    for (const [defaults, taken] of [
      [{ mode: 'replay', hosting: 'integrated', format: 'plenary' }, {}],
      [{ format: 'workshop' }, { mode: 'live', hosting: 'external' }],
      [{ isChat: false }, kind],
    ] as const) {
      const { id } = await room({ defaults })
      expect(await conference({ conferenceRoom: id, ...unsaid })).toMatchObject({ ...defaults, ...taken })
      expect(await conference({ conferenceRoom: id })).toMatchObject(kind)
    }
    expect(await conference(unsaid)).toMatchObject(kind)
    // This server has no engine for it.
    const here = await room({ defaults: { hosting: 'integrated' } })
    const answer = await c.send('organizer1', 'POST', '/conferences', {
      fair: c.seeded.fairs.fair1,
      title: 'Here',
      conferenceRoom: here.id,
    })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['format']])
  })

  it('names its speakers in the order that was said, and says them in another', async () => {
    const cards = [await speaker('One'), await speaker('Two'), await speaker('Three')]
    const ids = cards.map(({ id }) => id).reverse()
    const { id } = await conference({ speakers: ids })
    expect((await read(id)).speakers.map(one => one.id)).toEqual(ids)
    const turned = [...ids.slice(1), ...ids.slice(0, 1)]
    await put('organizer1', id, { speakers: turned })
    expect((await read(id)).speakers.map(one => one.id)).toEqual(turned)
  })

  it('ends after it begins, within a day, in rooms, programmes and tracks of its own', async () => {
    const theirs = await room({}, 'fair2')
    const other = await program('fair2')
    const elsewhere = await speaker('Other', {}, 'fair2')
    const mine = await program()
    const track = await made<{ id: number }>('organizer1', '/conference_tracks', {
      program: mine.id,
      slug: 'a',
      name: 'A',
    })
    const { id } = await conference()
    for (const body of [
      { end: times.begin },
      { end: '2026-06-03T10:00:00Z' },
      { end: null },
      { conferenceRoom: theirs.id },
      { program: other.id },
      { speakers: [elsewhere.id] },
      { track: track.id },
      { moderator: c.seeded.people.visitor9.id },
      { timeZone: 'Europe/Nowhere' },
    ])
      expect(await put('organizer1', id, body), JSON.stringify(body)).toEqual([422, 'invalid'])
    expect(await put('organizer1', id, { program: mine.id, track: track.id })).toEqual(ok)
  })
})

describe('states', () => {
  it('move in their order, a repeat is harmless, a wrong order is refused', async () => {
    const { id } = await conference()
    const steps: [string, unknown][] = [
      ['cancel', [409, 'state_conflict']],
      ['restore', [409, 'state_conflict']],
      ['publish', ok],
      ['publish', ok],
      ['cancel', ok],
      ['cancel', ok],
      ['publish', [409, 'state_conflict']],
      ['restore', ok],
    ]
    for (const [word, expected] of steps) expect(await move('organizer1', id, word), word).toEqual(expected)
    const kinds = await many<{ kind: string }>(c.db)`
      select kind from conference_change where conference_id = ${id} order by id`
    expect(kinds.map(change => change.kind)).toEqual(['cancelled', 'restored'])
  })

  it('are moved by those who run the fair alone', async () => {
    const { id } = await conference({ moderator: c.seeded.people.moderator.id })
    for (const who of ['moderator', 'speaker', 'visitor1', 'firmAdminA'] as const)
      expect(await move(who, id, 'publish'), who).toEqual([403, 'forbidden'])
    expect(await move('organizer2', id, 'publish')).toEqual([404, 'not_found'])
  })

  it('whoever moderates starts and stops it, and changes nothing else', async () => {
    const begin = new Date(Date.now() + 600_000).toISOString()
    const end = new Date(Date.now() + 1_200_000).toISOString()
    const { id } = await conference({ moderator: c.seeded.people.moderator.id, begin, end })
    await move('organizer1', id, 'publish')
    for (const body of [
      { capacity: 5 },
      { moderator: null },
      { isVisible: false },
      { title: 'Other' },
      { translations: { fr: { title: 'Other' } } },
    ])
      expect(await put('moderator', id, body), JSON.stringify(body)).toEqual([403, 'field_forbidden'])
    expect(await put('speaker', id, { isLive: true })).toEqual([403, 'forbidden'])
    expect(await put('moderator', id, { isLive: true })).toEqual(ok)
    expect(await put('moderator', id, { isLive: true })).toEqual(ok)
    expect(await read(id)).toMatchObject({ isLive: true, state: 'live' })
    expect(await put('moderator', id, { isLive: false })).toEqual(ok)
    expect(await put('moderator', id, { isLive: false })).toEqual(ok)
    expect(await read(id)).toMatchObject({ isLive: false, state: 'ended' })
    expect(await put('moderator', id, { isLive: true })).toEqual(ok)
  })

  it('goes on air half an hour before it begins at the earliest, and again within a quarter of an hour', async () => {
    const begin = new Date(Date.now() + 45 * 60_000).toISOString()
    const end = new Date(Date.now() + 60 * 60_000).toISOString()
    const { id } = await conference({ begin, end })
    await move('organizer1', id, 'publish')
    expect(await put('organizer1', id, { isLive: true })).toEqual([409, 'state_conflict'])
    await c.run(sql`update conference set state = 'ended', ended_at = now() - interval '16 minutes'
      where id = ${id}`)
    expect(await put('organizer1', id, { isLive: true })).toEqual([409, 'state_conflict'])
  })

  it('what people count on is not deleted, and what holds it is said', async () => {
    const { id } = await conference()
    const remove = () => c.said(c.send('organizer1', 'DELETE', `/conferences/${id}`))
    await c.run(sql`insert into agenda_entry (user_id, conference_id)
      values (${c.seeded.people.visitor1.id}, ${id})`)
    expect(await remove()).toEqual([409, 'conference_in_use'])
    await c.run(sql`insert into conference_question (conference_id, author_id, text, state)
      values (${id}, ${c.seeded.people.visitor1.id}, 'Why?', 'visible'), (${id}, ${c.seeded.people.visitor2.id}, 'How?', 'pending')`)
    const refused = await c.send('organizer1', 'DELETE', `/conferences/${id}`)
    expect(refused.json().used_by).toEqual([
      { resource: 'agenda_entries', count: 1 },
      { resource: 'conference_questions', count: 2 },
    ])
    await c.run(sql`delete from conference_question`)
    await c.run(sql`delete from agenda_entry`)
    const { visitor1, moderator } = c.seeded.people
    await c.run(sql`update conference set state = 'live' where id = ${id}`)
    // Who came, twice; the team in its rehearsal holds nothing.
    await c.run(sql`insert into conference_attendance (conference_id, user_id, is_team, entered_at, until, left_at)
      select ${id}, who, who = ${moderator.id}, now(), now(), now()
      from unnest(array[${visitor1.id}, ${visitor1.id}, ${moderator.id}]::int[]) who`)
    await c.run(sql`insert into conference_poll (conference_id, question, state)
      values (${id}, 'Asked?', 'closed'), (${id}, 'Prepared?', 'draft')`)
    await c.run(sql`insert into conference_rating (conference_id, user_id, stars)
      values (${id}, ${visitor1.id}, 5)`)
    const again = await c.send('organizer1', 'DELETE', `/conferences/${id}`)
    expect(again.json().used_by).toEqual([
      { resource: 'on_air', count: 1 },
      { resource: 'conference_attendances', count: 1 },
      { resource: 'conference_polls', count: 1 },
      { resource: 'conference_ratings', count: 1 },
    ])
    await c.run(sql`update conference set state = 'scheduled' where id = ${id}`)
    await c.run(sql`delete from conference_attendance where not is_team`)
    await c.run(sql`delete from conference_poll where state <> 'draft'`)
    await c.run(sql`delete from conference_rating`)
    expect((await remove())[0]).toBe(204)
  })
})

it('the checklist of a fair says whether it has rooms', async () => {
  const rooms = async () => {
    const items = await c.get<ChecklistItem[]>('organizer1', `/fairs/${c.seeded.fairs.fair1}/checklist`)
    return items.flatMap(({ key, done, count }) => (key === 'conference_rooms' ? [[done, count]] : []))
  }
  expect(await rooms()).toEqual([[false, 0]])
  await room()
  await room({}, 'fair2')
  expect(await rooms()).toEqual([[true, 1]])
})

describe('a programme', () => {
  it('is published with its drafts, and taken back while nobody has any of it in their agenda', async () => {
    const { id } = await program()
    const { id: first } = await conference({ program: id })
    const ask = (word: string) => c.said(c.send('organizer1', 'POST', `/conference_programs/${id}/${word}`))
    expect(await c.said(c.send('visitor1', 'GET', `/conferences/${first}`))).toEqual([404, 'not_found'])
    expect(await c.said(c.send('visitor1', 'GET', `/conference_programs/${id}/days/first`))).toEqual([
      404,
      'not_found',
    ])
    expect(await ask('publish')).toEqual(ok)
    expect((await read(first, 'visitor1')).state).toBe('scheduled')
    expect(await ask('withdraw')).toEqual(ok)
    expect(await ask('publish')).toEqual(ok)
    await c.run(sql`insert into agenda_entry (user_id, conference_id)
      values (${c.seeded.people.visitor1.id}, ${first})`)
    expect(await ask('withdraw')).toEqual([409, 'program_in_agendas'])
  })

  it('that is a draft shows nothing that is in it, planned or cancelled; withdrawing it again makes drafts of what is planned', async () => {
    const { id } = await program()
    const [planned, cancelled] = [await conference({ program: id }), await conference({ program: id })]
    const ask = (word: string) => c.said(c.send('organizer1', 'POST', `/conference_programs/${id}/${word}`))
    const seen = async () =>
      Promise.all(
        [planned, cancelled].map(
          async one => (await c.send('visitor1', 'GET', `/conferences/${one.id}`)).statusCode,
        ),
      )
    const states = async () => Promise.all([planned, cancelled].map(async one => (await read(one.id)).state))
    await ask('publish')
    await move('organizer1', cancelled.id, 'cancel')
    expect(await seen()).toEqual([200, 200])
    await ask('withdraw')
    expect([await states(), await seen()]).toEqual([
      ['draft', 'cancelled'],
      [404, 404],
    ])
    await move('organizer1', planned.id, 'publish')
    expect([await states(), await seen()]).toEqual([
      ['scheduled', 'cancelled'],
      [404, 404],
    ])
    expect(await c.said(c.send('visitor1', 'GET', `/conferences/view/${planned.id}`))).toEqual([
      404,
      'not_found',
    ])
    expect(await c.said(c.send('visitor1', 'POST', '/agenda_entries', { conference: planned.id }))).toEqual([
      404,
      'not_found',
    ])
    expect(await ask('withdraw')).toEqual(ok)
    expect(await states()).toEqual(['draft', 'cancelled'])
    await ask('publish')
    expect(await seen()).toEqual([200, 200])
  })

  it('counts what begins before its change of day to the day before, in the zone of the programme or its fair, and writes no other', async () => {
    const { id } = await program()
    await conference({ program: id, begin: '2026-06-02T01:30:00Z', end: '2026-06-02T02:00:00Z' })
    const noon = { begin: '2026-06-04T12:00:00Z', end: '2026-06-04T12:30:00Z' }
    const { id: stays } = await conference({ program: id, ...noon })
    const days = async () => (await day(id, 'organizer1')).days.map(one => one.day)
    const written = () =>
      one<{ by: string }>(c.db)`select xmin::text as by from conference where id = ${stays}`
    const before = await written()
    expect(await days()).toEqual(['2026-06-01', '2026-06-04'])
    await c.send('organizer1', 'PUT', `/conference_programs/${id}`, { dayChange: '03:00' })
    expect(await days()).toEqual(['2026-06-02', '2026-06-04'])
    await c.send('organizer1', 'PUT', `/conference_programs/${id}`, { timeZone: 'America/Los_Angeles' })
    expect(await days()).toEqual(['2026-06-01', '2026-06-04'])
    await c.send('organizer1', 'PUT', `/conference_programs/${id}`, { timeZone: null })
    expect(await days()).toEqual(['2026-06-02', '2026-06-04'])
    await c.setFair(sql`time_zone = 'America/New_York'`)
    expect(await days()).toEqual(['2026-06-01', '2026-06-04'])
    expect(await written()).toEqual(before)
  })

  it('of more sessions than one statement writes has them in the days of its next clock, and of the fair’s, by several', async () => {
    const { id } = await program()
    const count = rowsAtOnce + 4
    await c.run(sql`
      insert into conference (fair_id, conference_program_id, begin_at, end_at, mode, hosting, format)
      select ${c.seeded.fairs.fair1}, ${id}, '2026-06-02T01:30:00Z', '2026-06-02T02:00:00Z', 'live', 'external',
        'plenary'
      from generate_series(1, ${count})`)
    // Rows that one statement of a transaction has written have one number of it.
    const standing = () =>
      many<{ day: string; sessions: number; most: number }>(c.db)`
        select day, sum(sessions)::int as sessions, max(sessions)::int as most from (
          select to_char(start_date, 'YYYY-MM-DD') as day, count(*)::int as sessions from conference
          where conference_program_id = ${id} group by start_date, cmin::text) by_statement
        group by day`
    expect(await standing()).toEqual([{ day: '2026-06-01', sessions: count, most: count }])
    await c.send('organizer1', 'PUT', `/conference_programs/${id}`, { dayChange: '03:00' })
    expect(await standing()).toEqual([{ day: '2026-06-02', sessions: count, most: rowsAtOnce }])
    await c.send('organizer1', 'PUT', `/fairs/${c.seeded.fairs.fair1}`, { timeZone: 'America/New_York' })
    expect(await standing()).toEqual([{ day: '2026-06-01', sessions: count, most: rowsAtOnce }])
  })

  it('is told for today where anything is on today, else for its first day', async () => {
    const { id } = await program()
    const at = (days: number, minutes: number) =>
      new Date(Date.now() + days * 86_400_000 + minutes * 60_000).toISOString()
    const told = async () => (await day(id, 'organizer1', 'today')).day
    await conference({ program: id, begin: at(-2, 0), end: at(-2, 30) })
    const first = (await day(id, 'organizer1')).day
    expect(await told()).toBe(first)
    await conference({ program: id, begin: at(0, 0), end: at(0, 30) })
    expect(await told()).toBe((await day(id, 'organizer1')).days[1]?.day)
  })

  it('keeps its day under one name until what it shows changes, whoever comes or sits', async () => {
    const { id } = await program()
    const { id: shown } = await conference({ program: id })
    const url = `/conference_programs/${id}/days/first`
    const tagOf = async () => String((await c.send('organizer1', 'GET', url)).headers.etag)
    const tag = await tagOf()
    const again = await c.platform.call('organizer1', {
      method: 'GET',
      url: `/api${url}`,
      headers: { 'if-none-match': tag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await c.run(sql`insert into conference_attendance (conference_id, user_id, entered_at, until)
      values (${shown}, ${c.seeded.people.visitor1.id}, now(), now())`)
    await c.run(sql`insert into agenda_entry (user_id, conference_id)
      values (${c.seeded.people.visitor1.id}, ${shown})`)
    expect(await tagOf()).toBe(tag)
    await put('organizer1', shown, { title: 'Another' })
    expect(await tagOf()).not.toBe(tag)
  })

  it('shows what is published and shown alone, and says nothing of hidden speakers', async () => {
    const { id } = await program()
    const cards = [await speaker('Shown'), await speaker('Hidden', { isVisible: false })]
    const speakers = cards.map(card => card.id)
    await conference({ program: id, title: 'Seen', speakers })
    await conference({ program: id, title: 'Unseen', isVisible: false })
    await c.send('organizer1', 'POST', `/conference_programs/${id}/publish`)
    await conference({ program: id, title: 'Draft' })
    const { conferences } = await day(id)
    expect(conferences.map(one => [one.title, one.speakers])).toEqual([['Seen', ['Shown']]])
    const seen = await read(conferences[0]?.id ?? 0, 'visitor1')
    expect(seen.speakers.map(({ name }) => name)).toEqual(['Shown'])
    expect((await day(id, 'organizer1')).conferences).toHaveLength(3)
  })

  it('of a fair without conferences lists nothing, and lets nobody in', async () => {
    const { id } = await conference()
    await move('organizer1', id, 'publish')
    await c.setFair(sql`is_using_conference_module = false`)
    expect(await c.get('organizer1', `/conferences?fair=${c.seeded.fairs.fair1}`)).toEqual([])
    for (const who of ['visitor1', 'organizer1'] as const)
      for (const url of [`/conferences/${id}`, `/conferences/view/${id}`])
        expect(await c.said(c.send(who, 'GET', url))).toEqual([403, 'module_disabled'])
    expect(await put('organizer1', id, { capacity: 5 })).toEqual([403, 'module_disabled'])
  })

  it('is found by day, speaker and type of room, and sorted by what is on air first', async () => {
    const { id: who } = await speaker('Somebody')
    const later = { begin: '2026-06-02T10:00:00Z', end: '2026-06-02T10:30:00Z' }
    const { id: first } = await conference({ title: 'First', speakers: [who] })
    const { id: second } = await conference({ title: 'Second', ...later })
    await c.run(sql`update conference set state = 'live' where id = ${second}`)
    const found = async (query: string) =>
      (await c.get<Conference[]>('organizer1', `/conferences?fair=${c.seeded.fairs.fair1}&${query}`)).map(
        one => one.id,
      )
    expect(await found('day=2026-06-01')).toEqual([first])
    expect(await found(`speaker=${who}`)).toEqual([first])
    expect(await found('begin[before]=2026-06-01T12:00:00Z')).toEqual([first])
    expect(await found('order[isLive]=desc')).toEqual([second, first])
    expect(await found('order[date]=desc')).toEqual([second, first])
    expect(await found('search=FIRST')).toEqual([first])
  })
})

describe('the view of a conference', () => {
  it('says where it is seen to those alone who may enter', async () => {
    const { id } = await conference()
    await move('organizer1', id, 'publish')
    const url = 'https://tool.example/secret'
    await inFair('fair1', '/conference_sources', { conference: id, kind: 'tool', url })
    await made('organizer1', '/conference_documents', { conference: id, kind: 'link', url, title: 'Slides' })
    for (const who of ['visitor1', null] as const) {
      const { body } = await c.send(who, 'GET', `/conferences/view/${id}`)
      expect([who, body.includes('"may":false'), body.includes('secret')]).toEqual([who, true, false])
    }
    expect((await view(id, 'organizer1')).sources.map(one => one.url)).toEqual([url])
    await c.run(sql`update conference set begin_at = now(), end_at = now() + interval '1 hour'
      where id = ${id}`)
    const { entry, sources, documents } = await view(id)
    expect([entry.may, sources[0]?.url, documents[0]?.title]).toEqual([true, url, 'Slides'])
    expect(await c.said(c.send('visitor9', 'GET', `/conferences/view/${id}`))).toEqual([200, undefined])
    expect((await view(id, 'visitor9')).entry).toMatchObject({ may: false, reason: 'membership_needed' })
  })

  it('lets holders of a pass in, where there is one', async () => {
    const { id } = await conference({
      begin: new Date().toISOString(),
      end: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await move('organizer1', id, 'publish')
    const { id: pass } = await one<{ id: number }>(c.db)`
      insert into pass (fair_id, roles) values (${c.seeded.fairs.fair1}, '["ROLE_PRESS"]') returning id`
    await c.run(sql`insert into pass_room (pass_id, conference_id) values (${pass}, ${id})`)
    expect((await view(id)).entry.reason).toBe('pass_needed')
    expect((await view(id, 'press')).entry.may).toBe(true)
    await c.run(sql`insert into pass_user (pass_id, user_id, is_validated)
      values (${pass}, ${c.seeded.people.visitor1.id}, 1)`)
    expect((await view(id)).entry.may).toBe(true)
  })
})

it('a limited pass has a hundred places in a room, whoever takes them and however', async () => {
  const { id } = await conference()
  const { id: pass } = await one<{ id: number }>(c.db)`
    insert into pass (fair_id, type) values (${c.seeded.fairs.fair1}, 'limited') returning id`
  await c.run(sql`insert into pass_room (pass_id, conference_id) values (${pass}, ${id})`)
  await c.run(sql`insert into app_user (email, password_hash, first_name, last_name, user_type_id)
    select 'seat' || n || '@mail.test', password_hash, 'Seat', 'Number', user_type_id
    from app_user, generate_series(1, 101) n where id = ${c.seeded.people.visitor1.id}`)
  const people = await many<{ id: number }>(c.db)`
    insert into pass_user (pass_id, user_id, is_validated)
    select ${pass}, id, 1 from app_user where email like 'seat%' returning id`
  const take = (holder: number) =>
    c.run(sql`insert into pass_place (pass_id, conference_id, pass_user_id, user_id)
      select pass_id, ${id}, id, user_id from pass_user where id = ${holder}`)
  const ended = await Promise.allSettled(people.map(person => take(person.id)))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  const taken = async () =>
    (await one<{ taken: number }>(c.db)`select taken from pass_room where conference_id = ${id}`).taken
  expect(await taken()).toBe(100)
  await c.run(sql`delete from app_user where id in (select user_id from pass_place order by id limit 3)`)
  expect(await taken()).toBe(97)
})
