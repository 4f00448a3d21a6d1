import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { programmeFixture } from '#app/server/testing/programme-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { rowsAtOnce } from '../rows-at-once.ts'
import { type MadeSession, madeSessions, scheduleOf } from '../testing/made-schedule.ts'
import { importProgrammeFile } from './import-programme-file.ts'

const f = await programmeFixture()
beforeEach(() => f.platform.startAgain())
afterAll(() => f.platform.close())

const made = madeSessions(24)
const whole = scheduleOf(made)
const changedAt = (changes: Readonly<Record<number, Partial<MadeSession>>>, sessions = made) =>
  scheduleOf(sessions.map((session, at) => ({ ...session, ...changes[at] })))
const without = (...gone: number[]) => scheduleOf(made.filter((_, at) => !gone.includes(at)))
const imported = async (file = whole) => {
  const { program } = await f.run(file)
  await f.publish(program.id)
  return program.id
}

describe('a programme comes in', () => {
  it('whole: sessions with rooms, tracks, speakers, times, words and links, as the preview has said', async () => {
    const looked = await f.preview(whole)
    expect((await f.counts())?.conferences).toBe(0)
    expect(looked).toMatchObject({
      sessions: { created: 24, changed: 0, vanished: 0, unchanged: 0 },
      rooms: { created: 4 },
      tracks: { created: 3 },
      speakers: { created: 24 },
      types: [{ name: 'talk', sessions: 24 }],
      problemCount: 0,
    })
    const done = await f.run(whole)
    expect(done.sessions).toEqual(looked.sessions)
    expect(await f.counts()).toMatchObject({
      conferences: 24,
      rooms: 4,
      tracks: 3,
      speakers: 24,
      links: 24,
      documents: 24,
    })
    expect(await f.session('Talk 6')).toMatchObject({ state: 'draft', begin: '05-09 08:30', room: 'Room 2' })
  })

  it('again without a row written, a notice, or an import that could be undone', async () => {
    await imported()
    const before = await f.counts()
    const { sessions, run } = await f.run(whole)
    expect([sessions.unchanged, sessions.changed, run]).toEqual([24, 0, null])
    expect(await f.counts()).toEqual(before)
  })

  it('at the times of its own zone, or of the fair’s where it names none', async () => {
    await f.run(changedAt({}, made).replaceAll('+02:00', ''))
    expect((await f.session('Talk 1')).begin).toBe('05-09 08:00')
  })

  it('with the session of the night on the day of the programme on which it begins', async () => {
    const file = changedAt({ 0: { start: '01:30' } }).replace('<date>2036-05-09T01:30:00+02:00</date>', '')
    await f.run(file)
    const night = await one<{ begin: string; day: string }>(f.db())`
      select to_char(begin_at at time zone 'UTC', 'MM-DD HH24:MI') as begin, start_date::text as day
      from conference where id = ${(await f.session('Talk 1')).id}`
    expect(night).toEqual({ begin: '05-09 23:30', day: '2036-05-09' })
  })

  it('as its page sends it, which has nothing to say of columns that are not there', async () => {
    for (const step of ['/file', '/preview', ''] as const)
      expect((await f.send(whole, { step, mapping: {} })).statusCode, step).toBe(200)
    expect((await f.counts())?.conferences).toBe(24)
  })

  it('from the terminal of the operator, into the fair at its address, and into no other', async () => {
    const { services, seeded } = f.platform
    const { homepage } = await one<{ homepage: string }>(f.db())`
      select homepage from fair where id = ${seeded.fairs.fair1}`
    const options = { fileName: 'programme.xml', decisions: {} }
    const done = await importProgrammeFile(services, homepage, Buffer.from(whole), options)
    expect([done.sessions.created, (await f.counts())?.conferences]).toEqual([24, 24])
    await expect(importProgrammeFile(services, 'nowhere', Buffer.from(whole), options)).rejects.toThrow()
    // How far it is counts what the file no longer has.
    const steps: [number, number][] = []
    const onProgress = (...step: [number, number]) => steps.push(step)
    await importProgrammeFile(services, homepage, Buffer.from(without(4)), { ...options, onProgress })
    expect(steps).toEqual([[1, 1]])
    // Of several programmes into the one that is named.
    const body = { fair: seeded.fairs.fair1, name: 'Schools' }
    const second = (await f.c.send('organizer1', 'POST', '/conference_programs', body)).json<{ id: number }>()
    const into = (more: object) =>
      importProgrammeFile(services, homepage, Buffer.from(scheduleOf(madeSessions(2))), {
        ...options,
        ...more,
      })
    await expect(into({})).rejects.toThrow()
    expect((await into({ program: second.id })).program).toMatchObject({ id: second.id, isNew: false })
    expect((await f.counts())?.conferences).toBe(26)
  })

  it('as a table too, whose columns are known by their titles', async () => {
    const table =
      'Titre;Date;Début;Fin;Salle;Intervenants\nSouder;09/05/2026;10:00;10:30;Auditorium;Ana Lim; Bo\nForger;2026-05-09;11:00;12:00;Auditorium;Ana Lim'.replace(
        'Lim; Bo',
        'Lim | Bo',
      )
    const done = await f.run(table)
    expect([done.sessions.created, done.rooms.created, done.speakers.created]).toEqual([2, 1, 2])
    expect(await f.session('Souder')).toMatchObject({ begin: '05-09 08:00', room: 'Auditorium' })
    expect((await f.run(table)).sessions.unchanged).toBe(2)
  })

  it('with what was chosen: kinds by room, types, hosts that are left out; remembered for the next file', async () => {
    const { typeList, roomKinds } = await f.preview(whole)
    const workshop = typeList.at(-1)?.id ?? 0
    const kind = { mode: 'live', hosting: 'integrated', format: 'workshop' } as const
    const key = roomKinds[0]?.key ?? ''
    await f.run(whole, { kinds: { [key]: kind }, types: { talk: workshop }, hosts: ['talks.example'] })
    const kinds = await many<{ format: string; sessions: number }>(f.db())`
      select format, count(*)::int as sessions from conference group by format order by format`
    expect(kinds).toEqual([
      { format: 'plenary', sessions: 18 },
      { format: 'workshop', sessions: 6 },
    ])
    expect((await f.counts())?.documents).toBe(0)
    expect((await f.preview(whole)).sessions.unchanged).toBe(24)
  })

  it('into rooms that are drawn: as chosen for all or one of them, else as fits those for whom the file has it, else as is usual', async () => {
    const { auditorium, classroom } = await one<{ auditorium: number; classroom: number }>(f.db())`
      with types as (
        insert into conference_room_type (plan, translations)
        values ('auditorium', '{"fr":{"name":"Salle"}}'), ('classroom', '{}') returning id, plan),
      made as (
        insert into conference_room_type_variation (conference_room_type_id, seats)
        select id, case plan when 'auditorium' then 100 else 40 end from types returning id, seats)
      select (select id from made where seats = 100) as auditorium,
        (select id from made where seats = 40) as classroom`
    const { newRooms, variationList } = await f.preview(whole)
    const [first, second] = newRooms.map(({ key }) => key)
    const usual = { plan: 'auditorium', seats: 120 }
    expect(newRooms.map(room => [room.variation, room.usual])).toEqual(Array(4).fill([null, usual]))
    expect(variationList).toContainEqual({ id: auditorium, type: 'Salle', seats: 100 })
    // One that is not there is none.
    const drawings = { [first ?? '']: auditorium, [second ?? '']: 2_000_000_000 }
    await f.run(whole, { drawing: classroom, drawings })
    const drawn = () =>
      many<{ variation: number | null; isOfType: boolean | null }>(f.db())`
        select v.id as variation, v.conference_room_type_id = r.conference_room_type_id as "isOfType"
        from conference_room r
          left join conference_room_type_variation v on v.id = r.conference_room_type_variation_id
        where r.fair_id = ${f.seeded.fairs.fair1} order by r.rank`
    const of = (variation: number | null) => ({ variation, isOfType: variation === null ? null : true })
    expect(await drawn()).toEqual([of(auditorium), of(null), of(classroom), of(classroom)])
    // What is there is drawn as it was.
    expect((await f.preview(whole, { drawing: auditorium })).newRooms).toEqual([])
    const rooms = [
      { name: 'Small', capacity: 12 },
      { name: 'Large', capacity: 900 },
    ]
    const event = { title: 'A', date: '2026-05-09T10:00:00+02:00', duration: '01:00' }
    const schedule = JSON.stringify({
      schedule: {
        conference: {
          title: 'T',
          rooms,
          days: [{ date: '2026-05-09', rooms: { Small: [event], Large: [] } }],
        },
      },
    })
    expect(
      (await f.preview(schedule, {}, { fair: 'fair2', who: 'organizer2' })).newRooms.map(room => [
        room.name,
        variationList.find(({ id }) => id === room.variation)?.seats,
      ]),
    ).toEqual([
      ['Small', 20],
      ['Large', 600],
    ])
  })

  it('without sessions for which this server has no engine: by their lines, with the rooms where they become another kind', async () => {
    const { roomKinds } = await f.preview(whole)
    const key = roomKinds[0]?.key ?? ''
    const plenary = { mode: 'live', hosting: 'integrated', format: 'plenary' } as const
    const kinds = { kinds: { [key]: plenary } }
    const looked = await f.preview(whole, kinds)
    expect([looked.problemCount, looked.goodRows]).toEqual([6, 18])
    expect(looked.problems[0]).toMatchObject({ field: 'format', value: 'plenary', code: 'no_engine' })
    expect(looked.roomKinds.find(room => room.key === key)?.kind).toEqual(plenary)
    expect(await f.refused(whole, { decisions: kinds })).toEqual([422, 'import_has_problems'])
    expect((await f.counts())?.conferences).toBe(0)
    const done = await f.run(whole, kinds, { query: '?takesGoodLines=true' })
    expect([done.sessions.created, done.leftOut]).toEqual([18, 6])
    expect((await f.counts())?.conferences).toBe(18)
  })
})

describe('a changed programme', () => {
  it('moves, cancels and adds, tells those concerned once, and counts up for calendars', async () => {
    await imported()
    const moved = await f.session('Talk 2')
    const gone = await f.session('Talk 5')
    const visitor = f.seeded.people.visitor1.id
    const asVisitor = <T>(path: string, body: object) =>
      f.c.send('visitor1', 'POST', path, body).then(answer => answer.json<T>())
    const fair = f.seeded.fairs.fair1
    const body = { fair, name: 'Places', type: 'limited', conferences: [moved.id] }
    const pass = (await f.c.send('organizer1', 'POST', '/passes', body)).json<{ id: number }>()
    await asVisitor('/pass_users', { pass: pass.id, conferences: [moved.id] })
    await f.keep(visitor, gone.id)
    const feed = await asVisitor<{ url: string }>('/agenda/feeds', { fair })
    const inFeed = async ({ id }: { id: number }) =>
      (await f.platform.call(null, { url: new URL(feed.url).pathname })).body
        .split('BEGIN:VEVENT')
        .find(event => event.includes(`UID:conference-${id}@`)) ?? ''
    expect(await inFeed(moved)).toContain('SEQUENCE:0')
    const next = scheduleOf([
      ...made
        .filter((_, at) => at !== 4)
        .map((session, at) => (at === 1 ? { ...session, start: '18:00' } : session)),
      ...madeSessions(25).slice(24),
    ])
    const looked = await f.preview(next)
    expect(looked).toMatchObject({
      sessions: { created: 1, moved: 1, vanished: 1 },
      people: { agendas: 1, places: 0, speakers: 2, untold: 2, moderators: 0 },
    })
    expect(looked.people.named.speakers).toHaveLength(2)
    for (const name of looked.people.named.speakers) expect(whole).toContain(name)
    await f.run(next)
    expect(await f.session('Talk 2')).toMatchObject({ id: moved.id, begin: '05-09 16:00', sequence: 1 })
    expect(await f.session('Talk 5')).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect((await f.session('Talk 25')).state).toBe('scheduled')
    const told = await many<{ kind: string; isTold: boolean }>(f.db())`
      select kind, told_at is not null as "isTold" from conference_change order by kind`
    expect(told).toEqual([
      { kind: 'cancelled', isTold: false },
      { kind: 'moved', isTold: false },
    ])
    expect(await many(f.db())`select 1 from agenda_entry`).toHaveLength(2)
    expect(await many(f.db())`select user_id as id from pass_place where queued_at is null`).toEqual([
      { id: visitor },
    ])
    const [there, off] = [await inFeed(moved), await inFeed(gone)]
    for (const line of ['SEQUENCE:1', 'DTSTART:20360509T160000Z']) expect(there).toContain(line)
    for (const line of ['SEQUENCE:1', 'STATUS:CANCELLED']) expect(off).toContain(line)
    const tell = async () => {
      const answer = await f.c.send('organizer1', 'POST', `/fairs/${fair}/conference_changes/tell`, {})
      await f.platform.services.queue.runDue()
      return answer.json()
    }
    expect([await tell(), await tell()]).toEqual([{ people: 1 }, { people: 0 }])
    expect(
      await many(f.db())`select recipient as address from outbox_mail where kind = 'agenda_changed'`,
    ).toEqual([{ address: f.seeded.people.visitor1.email }])
  })

  it('says beforehand who speaks and moderates there, and who of them has no account to be told by', async () => {
    await imported()
    const { speaker, moderator } = f.seeded.people
    const { id } = await f.session('Talk 5')
    const of = sql`(select speaker_id from conference_speaker where conference_id = ${id})`
    const looked = async () => (await f.preview(without(4))).people
    const concerned = async () => {
      const { named, ...counts } = await looked()
      expect([named.speakers.length, named.moderators.length]).toEqual([counts.speakers, counts.moderators])
      return counts
    }
    const nobody = { agendas: 0, places: 0, untold: 0, moderators: 0 }
    expect(await concerned()).toEqual({ ...nobody, speakers: 1, untold: 1 })
    await sql`update speaker set user_id = ${speaker.id} where id in ${of}`.execute(f.db())
    await sql`update conference set moderator_id = ${moderator.id} where id = ${id}`.execute(f.db())
    expect(await concerned()).toEqual({ ...nobody, speakers: 1, moderators: 1 })
    const names = await one<{ speaker: string; moderator: string }>(f.db())`
      select (select name from speaker where id in ${of}) as speaker,
        first_name || ' ' || last_name as moderator from app_user where id = ${moderator.id}`
    expect((await looked()).named).toEqual({
      places: [],
      speakers: [names.speaker],
      moderators: [names.moderator],
    })
    await sql`update speaker set state = 'declined' where id in ${of}`.execute(f.db())
    expect(await concerned()).toEqual({ ...nobody, speakers: 0, moderators: 1 })
    await sql`update conference set state = 'draft' where id = ${id}`.execute(f.db())
    expect(await concerned()).toEqual({ ...nobody, speakers: 0 })
  })

  it('brings back what was gone, with whoever had it in their agenda', async () => {
    await imported()
    const { id } = await f.session('Talk 5')
    await f.keep(f.seeded.people.visitor1.id, id)
    await f.run(without(4))
    expect((await f.run(whole)).sessions.returned).toBe(1)
    expect(await f.session('Talk 5')).toMatchObject({ id, state: 'scheduled', sequence: 2 })
    expect(await many(f.db())`select 1 from agenda_entry where conference_id = ${id}`).toHaveLength(1)
  })

  it.each(['kept', 'draft'] as const)('leaves what is gone %s where that is chosen', async vanished => {
    await imported()
    await f.run(without(4), { vanished })
    expect((await f.session('Talk 5')).state).toBe(vanished === 'kept' ? 'scheduled' : 'draft')
    expect(await many(f.db())`select 1 from conference_change`).toEqual([])
  })

  it('cancels what somebody counts on though drafts were chosen, and tells them; what has taken place is kept, and not counted', async () => {
    await imported()
    const [held, over] = [await f.session('Talk 5'), await f.session('Talk 6')]
    await f.keep(f.seeded.people.visitor1.id, held.id)
    await sql`update conference set begin_at = now() - interval '2 hours', end_at = now() - interval '1 hour'
      where id = ${over.id} or translations::text ~ 'Talk (1|2)[0-9]"'`.execute(f.db())
    const next = scheduleOf(made.filter((_, at) => at < 4 || (at > 5 && at < 9)))
    const looked = await f.preview(next, { vanished: 'draft' })
    expect(looked).toMatchObject({
      sessions: { vanished: 17 },
      vanishedOver: 16,
      vanishedInUse: 1,
      needsCount: false,
      people: { agendas: 1 },
    })
    await f.run(next, { vanished: 'draft' })
    expect([(await f.session('Talk 5')).state, (await f.session('Talk 6')).state]).toEqual([
      'cancelled',
      'scheduled',
    ])
    const told = await many<{ id: number; kind: string }>(f.db())`
      select conference_id as id, kind from conference_change where told_at is null`
    expect(told).toEqual([{ id: held.id, kind: 'cancelled' }])
    expect((await f.run(scheduleOf(made))).sessions.returned).toBe(17)
    expect([(await f.session('Talk 5')).state, (await f.session('Talk 6')).state]).toEqual([
      'scheduled',
      'scheduled',
    ])
  })

  it('keeps what was changed here, and takes the file’s where that is chosen', async () => {
    await imported()
    const { id, version } = await f.session('Talk 3')
    const ours = await f.c.send('organizer1', 'PUT', `/conferences/${id}`, {
      translations: { fr: { title: 'Ours' } },
      version,
    })
    expect(ours.statusCode).toBe(200)
    const next = changedAt({ 2: { title: 'Theirs' } })
    const [conflict] = (await f.preview(next)).conflicts.first
    expect(conflict).toMatchObject({ field: 'title', here: 'Ours', file: 'Theirs', isTheirs: false })
    await f.run(next)
    expect((await f.session('Ours')).id).toBe(id)
    await f.run(changedAt({ 2: { title: 'Theirs again' } }), { theirs: [conflict?.key ?? ''] })
    expect((await f.session('Theirs again')).id).toBe(id)
  })

  it('renames a room in place', async () => {
    await imported()
    const next = changedAt(
      Object.fromEntries(
        made.flatMap((session, at) => (session.room === 'Room 2' ? [[at, { room: 'Aula' }]] : [])),
      ),
    )
    expect((await f.run(next)).renamed).toEqual([{ from: 'Room 2', to: 'Aula' }])
    expect(await f.session('Talk 2')).toMatchObject({ room: 'Aula', sequence: 0 })
    expect((await f.counts())?.rooms).toBe(4)
  })

  it('gives what is new whoever moderates its room', async () => {
    await imported()
    const { id: moderator } = f.seeded.people.moderator
    await sql`update conference_room set moderator_id = ${moderator}
      where translations #>> '{fr,name}' = 'Room 2'`.execute(f.db())
    await f.run(scheduleOf(madeSessions(26)))
    const [there, elsewhere, here] = [
      await f.session('Talk 2'),
      await f.session('Talk 25'),
      await f.session('Talk 26'),
    ]
    expect(
      await many(f.db())`
        select id from conference where moderator_id = ${moderator} and id = any(${[there.id, elsewhere.id, here.id]})`,
    ).toEqual([{ id: here.id }])
  })

  it('is told to nobody where that is chosen', async () => {
    await imported()
    await f.run(changedAt({ 1: { start: '18:00' } }), { tells: false })
    expect(await many(f.db())`select 1 from conference_change where told_at is null`).toEqual([])
  })
})

describe('an import is undone', () => {
  it('as a whole, while nobody has touched it', async () => {
    const before = await f.all()
    const { run } = await f.run(whole)
    expect((await f.undo(run)).json()).toMatchObject({ undone: 24, staysCount: 0 })
    expect(await f.all()).toEqual(before)
    expect((await f.undo(run)).statusCode).toBe(409)
  })

  it('and published and withdrawn before, of more sessions than one statement writes', async () => {
    const count = rowsAtOnce + 24
    const { run, program } = await f.run(scheduleOf(madeSessions(count)))
    const standing = () => many(f.db())`
      select state, count(*)::int as count from conference
      where conference_program_id = ${program.id} group by 1`
    await f.publish(program.id)
    expect(await standing()).toEqual([{ state: 'scheduled', count }])
    expect((await f.withdraw(program.id)).statusCode).toBe(200)
    expect(await standing()).toEqual([{ state: 'draft', count }])
    expect((await f.undo(run)).json()).toMatchObject({ undone: count, staysCount: 0 })
    expect(await standing()).toEqual([])
  })

  it('with the clock of its programme; sessions that another clock puts in other days are nobody’s work', async () => {
    const days = async (program: number | null) =>
      (
        await many<{ day: string }>(f.db())`
          select distinct to_char(start_date, 'MM-DD') as day from conference
          where conference_program_id = ${program}`
      ).map(({ day }) => day)
    const { run, program } = await f.run(whole)
    expect(await days(program.id)).toEqual(['05-09'])
    const zone = 'America/Los_Angeles'
    await f.c.send('organizer1', 'PUT', `/conference_programs/${program.id}`, { timeZone: zone })
    expect(await days(program.id)).toEqual(['05-08'])
    expect((await f.undo(run)).json()).toMatchObject({ undone: 24, staysCount: 0 })
    const other = { who: 'organizer2', fair: 'fair2' } as const
    const { program: second } = await f.run(whole, {}, other)
    const west = await f.run(scheduleOf(made, { zone }), {}, other)
    expect(await days(second.id)).toEqual(['05-08'])
    await f.undo(west.run, 'organizer2')
    expect(await days(second.id)).toEqual(['05-09'])
  })

  it('and so is the one before it then, also where the later one changed its clock and some of its words', async () => {
    const before = await f.all()
    const { run: first, program } = await f.run(whole)
    await f.publish(program.id)
    const next = changedAt({ 1: { start: '18:00' }, 2: { title: 'Called otherwise' } })
    const { run: second } = await f.run(next)
    const { run: third } = await f.run(scheduleOf(made, { zone: 'America/Los_Angeles' }))
    expect((await f.undo(third)).json()).toMatchObject({ staysCount: 0 })
    expect((await f.undo(second)).json()).toEqual({ undone: 2, stays: [], staysCount: 0 })
    expect((await f.undo(first)).json()).toEqual({ undone: 24, stays: [], staysCount: 0 })
    expect(await f.all()).toEqual(before)
  })

  it('and what somebody has changed between two imports stays when the earlier is undone after the later', async () => {
    const { run: first } = await f.run(whole)
    const { id } = await f.session('Talk 2')
    await sql`update conference set capacity = 5, version = version + 1 where id = ${id}`.execute(f.db())
    const { run: second } = await f.run(changedAt({ 2: { start: '18:00' } }))
    expect((await f.undo(second)).json()).toMatchObject({ undone: 1, staysCount: 0 })
    expect((await f.undo(first)).json()).toEqual({ undone: 23, stays: ['Talk 2'], staysCount: 1 })
  })

  it('of a programme that is withdrawn since without publishing anything', async () => {
    const program = await imported()
    const { run } = await f.run(without(4))
    expect((await f.session('Talk 5')).state).toBe('cancelled')
    await f.withdraw(program)
    expect((await f.undo(run)).json()).toMatchObject({ undone: 1, staysCount: 0 })
    expect((await f.session('Talk 5')).state).toBe('draft')
  })

  it('of what came into a programme that was published, and was withdrawn and published since', async () => {
    for (const isAgain of [false, true]) {
      const program = await imported()
      const { run } = await f.run(scheduleOf(madeSessions(26)))
      expect((await f.session('Talk 26')).state).toBe('scheduled')
      await f.withdraw(program)
      if (isAgain) await f.publish(program)
      expect((await f.undo(run)).json()).toEqual({ undone: 2, stays: [], staysCount: 0 })
      expect((await f.counts())?.conferences).toBe(24)
    }
  })

  it('also where its tables have got columns since', async () => {
    const { run } = await f.run(whole)
    await sql`update import_change set after = after - 'search'`.execute(f.db())
    expect((await f.undo(run)).json()).toMatchObject({ undone: 24, staysCount: 0 })
  })

  it('to what the file before it had said, times, words, speakers and links included', async () => {
    await imported()
    const before = await f.all()
    const next = changedAt(
      {
        1: { start: '18:00', people: [{ id: 99, name: 'Somebody else' }], links: ['https://other.example'] },
        2: { title: 'Called otherwise' },
      },
      made.slice(0, 23),
    )
    const { run } = await f.run(next)
    expect(await f.all()).not.toEqual(before)
    expect((await f.undo(run)).statusCode).toBe(200)
    expect(await f.all()).toEqual(before)
    expect(await many(f.db())`select 1 from conference_change where told_at is null`).toEqual([])
    expect((await f.run(whole)).sessions.unchanged).toBe(24)
  })

  it('but for what is in an agenda or was changed since, which stays and is named', async () => {
    const { run, program } = await f.run(whole)
    await f.publish(program.id)
    await f.keep(f.seeded.people.visitor1.id, (await f.session('Talk 1')).id)
    const { id } = await f.session('Talk 2')
    await sql`update conference set capacity = 5, version = version + 1 where id = ${id}`.execute(f.db())
    expect((await f.undo(run)).json()).toEqual({ undone: 22, stays: ['Talk 1', 'Talk 2'], staysCount: 2 })
    expect(await f.counts()).toMatchObject({ conferences: 2, speakers: 2, rooms: 2 })
  })

  it('also of sessions whose room somebody moderates meanwhile', async () => {
    const { run, program } = await f.run(whole)
    await f.publish(program.id)
    const { id: moderator } = f.seeded.people.moderator
    const { room } = await one<{ room: number }>(f.db())`
      select conference_room_id as room from conference where id = ${(await f.session('Talk 2')).id}`
    const answer = await f.platform.call('organizer1', {
      method: 'PUT',
      url: `/api/conference_rooms/${room}`,
      payload: { moderator },
    })
    expect(answer.statusCode).toBe(200)
    expect((await f.undo(run)).json()).toEqual({ undone: 24, stays: [], staysCount: 0 })
  })

  it('by those alone who run its fair, and not after its days', async () => {
    const { run } = await f.run(whole)
    expect((await f.undo(run, 'visitor1')).statusCode).toBe(403)
    expect((await f.undo(run, 'organizer2')).statusCode).toBe(403)
    await sql`update programme_import set ran_at = ran_at - interval '31 days'`.execute(f.db())
    expect((await f.undo(run)).statusCode).toBe(404)
  })
})

describe('a programme is refused', () => {
  const refusals: [string, string | Buffer, (string | number)[]][] = [
    [
      'with a document type',
      scheduleOf(made, { head: '<!DOCTYPE s [<!ENTITY a "b">]>' }),
      [422, 'schedule_doctype'],
    ],
    ['that is cut off', whole.slice(0, 9000), [422, 'schedule_broken']],
    ['with an entity that nobody knows', whole.replace('Talk 1', '&xxe;'), [422, 'schedule_broken']],
    [
      'nested too deeply',
      `<schedule>${'<a>'.repeat(30)}${'</a>'.repeat(30)}</schedule>`,
      [422, 'schedule_deep'],
    ],
    ['of 21 MB', Buffer.alloc(21_000_000, ' '), [413, 'too_large_body']],
    ['of something else', '<html><body/></html>', [422, 'schedule_unknown']],
    ['of JSON that is none', '{"schedule": ', [422, 'schedule_json']],
    ['without a session', scheduleOf([]), [422, 'programme_empty']],
    [
      'of 10,001 sessions',
      `<schedule><conference/><day><room name="a">${'<event/>'.repeat(10_001)}</room></day></schedule>`,
      [422, 'schedule_long'],
    ],
    ['with a session of no length', changedAt({ 3: { duration: '00:00' } }), [422, 'import_has_problems']],
    ['with a session of 25 hours', changedAt({ 3: { duration: '25:00' } }), [422, 'import_has_problems']],
  ]
  it.each(refusals)('%s, and nothing of it is there', async (_, file, expected) => {
    expect(await f.refused(file)).toEqual(expected)
    expect(await f.counts()).toMatchObject({ conferences: 0, speakers: 0, rooms: 0, imports: 0, runs: 0 })
  })

  it('whose ends are before their beginnings, with its line; its other lines are taken where that is chosen', async () => {
    const table = 'title,date,start,end\nGood,2026-05-09,10:00,11:00\nBad,2026-05-09,12:00,11:00'
    const { problems } = await f.preview(table)
    expect(problems).toMatchObject([{ line: 3, field: 'end', code: 'conference_times' }])
    const sent = await f.send(table, { query: '?takesGoodLines=true' })
    expect(sent.json()).toMatchObject({ leftOut: 1, sessions: { created: 1 } })
  })

  it('with line and column of what is wrong', async () => {
    const [problem] = (await f.preview(changedAt({ 3: { duration: '99:99' } }))).problems
    expect([problem?.field, problem?.line, problem?.column].map(one => typeof one)).toEqual([
      'string',
      'number',
      'number',
    ])
  })

  it('of another source, or with more than a fifth gone, until somebody has said so', async () => {
    await imported()
    const other = scheduleOf(made, { acronym: 'elsewhere' })
    expect(await f.refused(other)).toEqual([409, 'programme_other_source'])
    const few = scheduleOf(made.slice(0, 12))
    expect(await f.refused(few)).toEqual([409, 'programme_much_vanishes'])
    expect(await f.refused(few, { decisions: { vanishedCount: 11 } })).toEqual([
      409,
      'programme_much_vanishes',
    ])
    await f.run(few, { vanishedCount: 12 })
    expect((await f.run(other, { acceptsKey: true })).sessions.returned).toBe(12)
  })

  it('from others than those who run the fair, where the module is off, and with decisions that are none', async () => {
    expect(await f.refused(whole, { who: 'visitor1' })).toEqual([403, 'forbidden'])
    expect(await f.refused(whole, { who: 'organizer2' })).toEqual([403, 'forbidden'])
    for (const decisions of [[], { vanished: 'deleted' }, { kind: { mode: 'live' } }, { theirs: 'all' }])
      expect(await f.refused(whole, { decisions })).toEqual([422, 'format_invalid'])
    await sql`update fair set is_using_conference_module = false`.execute(f.db())
    expect(await f.refused(whole)).toEqual([403, 'module_disabled'])
  })
})

it('more sessions than one statement writes have each another guid, where their ids are the same', async () => {
  const sessions = madeSessions(rowsAtOnce + 4)
  await f.run(scheduleOf(sessions))
  const renamed = sessions.map((one, at) => ({
    ...one,
    guid: one.guid?.replace('-4000-', `-4${at + 100}-`) ?? '',
  }))
  expect((await f.run(scheduleOf(renamed))).sessions).toMatchObject({ created: 0, vanished: 0 })
  const guids = await many<{ guid: string }>(f.db())`select guid::text as guid from conference order by guid`
  expect(guids.map(({ guid }) => guid)).toEqual(renamed.map(({ guid }) => guid).toSorted())
})

it('a guid of another fair is another session: that one is not touched', async () => {
  await f.run(whole, {}, { who: 'organizer2', fair: 'fair2' })
  const before = await f.session('Talk 1', 'fair2')
  await f.run(changedAt({ 0: { start: '20:00' } }))
  expect(await f.session('Talk 1', 'fair2')).toEqual(before)
  expect((await f.counts())?.speakers).toBe(48)
})

it('scripts and addresses that browsers run are left out', async () => {
  await f.run(
    changedAt({
      0: {
        abstract:
          '&lt;p onclick="x()"&gt;Fine&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;&lt;img src=x onerror=x()&gt;',
        links: [
          'javascript:alert(1)',
          'data:text/html,x',
          'https://user:pass@evil.example/',
          'https://good.example/',
        ],
      },
    }),
  )
  const { id } = await f.session('Talk 1')
  const { abstract } = await one<{ abstract: string }>(f.db())`
    select translations #>> '{en,abstract}' as abstract from conference where id = ${id} and translations ? 'en'
    union all select translations #>> '{fr,abstract}' from conference where id = ${id} and not translations ? 'en'`
  expect(abstract).toMatch(/^<p>Fine<\/p>/)
  expect(abstract).not.toMatch(/script|onerror|onclick/)
  expect(await many(f.db())`select url from conference_document where conference_id = ${id}`).toEqual([
    { url: 'https://good.example/' },
  ])
})

it('the same file sent five times at once makes each session once', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => f.send(whole)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await f.counts()).toMatchObject({ conferences: 24, speakers: 24, rooms: 4, tracks: 3, imports: 1 })
})
