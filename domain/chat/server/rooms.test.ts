import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatFixture, chatFixture } from '#app/server/testing/chat-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { connect, disconnect } from '#app/server/testing/presence-fixture.ts'
import { eraseIf } from '#domain/identity/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import { sweepChatRooms } from './sweep-rooms.ts'

let c: ChatFixture
beforeAll(async () => {
  c = await chatFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.close())

const opens = (who: Name, body: object) => c.said(c.openRoomWith(who, body))
const allowed = [200, undefined]
const absent = [404, 'not_found']
const data = (event: { data?: string } | undefined) => JSON.parse(event?.data ?? 'null')

describe('a room', () => {
  it('is one for each place, also when fifty come at once', async () => {
    const people = ['visitor1', 'visitor2', 'contactA', 'organizer1'] as const
    await Promise.all(people.map(who => c.platform.as(who)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        c.openRoomWith(people[at % people.length] ?? 'visitor1', c.lobby),
      ),
    )
    // A database with one connection may be busy for whoever comes last.
    const opened = answers.filter(({ statusCode }) => statusCode !== 503)
    expect(new Set(opened.map(answer => answer.json().id)).size).toBe(1)
    const rooms = [await c.openRoom('visitor1', c.hall()), await c.openRoom('visitor1', c.booth())]
    expect(rooms.map(({ place }) => [place.kind, place.name])).toEqual([
      ['hall', expect.any(String)],
      ['booth', 'Firm A'],
    ])
    expect(await many(c.db)`select 1 from chat_room`).toHaveLength(3)
  })

  it('is entered by those who are in its fair and see its place', async () => {
    const cases: [Name, object, unknown][] = [
      ['visitor1', c.lobby, allowed],
      ['visitor9', c.lobby, absent],
      ['organizer2', c.lobby, absent],
      ['superAdmin', c.lobby, allowed],
      ['visitor1', c.hall('hidden'), absent],
      ['organizer1', c.hall('hidden'), allowed],
      ['visitor1', c.booth('hidden'), absent],
      ['firmAdminB', c.booth('hidden'), allowed],
      ['firmAdminA', c.booth('hidden'), absent],
      ['visitor1', c.booth('z'), absent],
      ['visitor1', { hall: 2_000_000_000 }, absent],
      ['visitor1', {}, [422, 'invalid']],
      ['visitor1', { ...c.lobby, ...c.hall() }, [422, 'invalid']],
    ]
    for (const [who, body, expected] of cases)
      expect(await opens(who, body), `${who} ${JSON.stringify(body)}`).toEqual(expected)
    expect((await c.openRoomWith(null, c.lobby)).statusCode).toBe(401)
    expect(await many(c.db)`select 1 from chat_room where fair_id <> ${c.seeded.fairs.fair1}`).toHaveLength(0)
  })

  it('is there where the fair uses chat, beyond the lobby where it shows chat buttons', async () => {
    const { id } = await c.openRoom('visitor1', c.booth())
    await c.setFair(sql`is_hiding_chat_buttons = true`)
    expect(await opens('visitor1', c.booth())).toEqual([403, 'module_disabled'])
    expect(await c.said(c.say('visitor1', id, 'x'))).toEqual([403, 'module_disabled'])
    expect(await opens('visitor1', c.lobby)).toEqual(allowed)
    await c.setFair(sql`is_using_chat = false`)
    expect(await opens('visitor1', c.lobby)).toEqual([403, 'module_disabled'])
    expect(await c.get('visitor1', `/chat_rooms?fair=${c.seeded.fairs.fair1}`)).toEqual([])
  })

  it('of a booth is that of its firm: the next firm finds nothing of what was said', async () => {
    const { id } = await c.openRoom('visitor1', c.booth())
    await c.say('visitor1', id, 'For firm A')
    await c.run(sql`update stand set firm_id = ${c.seeded.firms.b} where id = ${c.seeded.stands.a}`)
    const next = await c.openRoom('visitor1', c.booth())
    expect(next.id).not.toBe(id)
    expect(await c.lines('visitor1', next.id)).toEqual([])
    expect(await c.said(c.say('contactB', id, 'x'))).toEqual(absent)
  })

  it('says who else is in the place and lets it be seen, unless the fair hides that column', async () => {
    const [fair, { people, stands }] = [c.seeded.fairs.fair1, c.seeded]
    for (const who of ['visitor1', 'contactA', 'organizer1', 'visitor2'] as const)
      await connect(c.db, { fair, user: people[who].id, shows: { kind: 'stand', id: stands.a } })
    const here = async (place: object = c.booth()) => {
      const room = await c.openRoom('visitor2', place)
      return [room.here.count, room.here.people.map(({ firstName }) => firstName)]
    }
    expect(await here()).toEqual([3, ['contactA', 'organizer1', 'visitor1']])
    expect(await here(c.hall())).toEqual([0, []])
    await c.run(
      sql`insert into presence_choice (user_id, choice) values (${people.organizer1.id}, 'invisible')`,
    )
    expect(await here()).toEqual([2, ['contactA', 'visitor1']])
    await c.run(sql`insert into chat_block (user_id, blocked_id)
      values (${people.visitor2.id}, ${people.visitor1.id})`)
    expect(await here()).toEqual([1, ['contactA']])
    await disconnect(c.db, people.contactA.id)
    expect(await here()).toEqual([0, []])
    await connect(c.db, { fair, user: people.contactA.id, shows: { kind: 'stand', id: stands.a } })
    await c.setFair(sql`is_hiding_chat_column = true`)
    expect(await here()).toEqual([0, []])
  })

  it('is read once its fair is over, and added to no more', async () => {
    const { id } = await c.openRoom('visitor1')
    await c.say('visitor1', id, 'Hello')
    await c.setFair(sql`fair_status_id = 3`)
    expect(await c.lines('visitor2', id)).toEqual(['Hello'])
    expect((await c.openRoom('visitor1')).mayWrite).toBe(false)
    expect(await c.said(c.say('visitor1', id, 'x'))).toEqual([403, 'fair_not_open'])
    await c.setFair(sql`fair_status_id = 4`)
    expect(await opens('visitor1', c.lobby)).toEqual(absent)
  })

  it('has in the list of its fair those in which somebody has written', async () => {
    const { id } = await c.openRoom('visitor1', c.booth())
    await c.openRoom('visitor1')
    await c.say('visitor1', id, 'Hello')
    const listed = (who: Name) => c.get<{ place: object }[]>(who, `/chat_rooms?fair=${c.seeded.fairs.fair1}`)
    expect((await listed('visitor2')).map(({ place }) => place)).toEqual([
      { kind: 'booth', id: c.seeded.stands.a, name: 'Firm A' },
    ])
    expect(await listed('visitor9')).toEqual([])
  })
})

describe('a message in a room', () => {
  it('sent fifty times under one uuid is kept and told once, and answered alike', async () => {
    const { id } = await c.openRoom('visitor1')
    const uuid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => c.say('visitor1', id, 'Once', uuid)))
    const sent = answers.filter(({ statusCode }) => statusCode !== 503)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(sent[0]?.statusCode).toBe(201)
    expect(await c.lines('visitor2', id)).toEqual(['Once'])
    expect(await c.toldIn(id)).toHaveLength(1)
    expect(await c.said(c.say('visitor1', id, 'Twice', uuid))).toEqual([409, 'uuid_taken'])
  })

  it('is plain, of now, of whoever sends it, and of no more than it may have', async () => {
    const { id } = await c.openRoom('visitor1')
    const forged = await c.send('visitor1', 'POST', `/chat_rooms/${id}/messages`, {
      uuid: randomUUID(),
      text: 'x',
      author: 1,
    })
    expect(forged.json().errors).toEqual({ author: ['unknown_field'] })
    for (const text of ['x'.repeat(1001), 'a\u0000b', '', '   '])
      expect((await c.say('visitor1', id, text)).statusCode, text.slice(0, 9)).toBe(422)
    const text = '<b>1 < 2</b> & https://a.example/?b=1\nnext line'
    const sent = await c.saying('visitor1', id, text)
    expect(sent).toMatchObject({ text, author: { firstName: 'visitor1' }, as: null })
    expect(JSON.stringify(sent)).not.toMatch(/@|CANARY|canary/)
    expect((await c.saying('organizer1', id, 'x')).as).toBe('organizer')
    expect((await c.saying('moderator', id, 'x')).as).toBe('moderator')
    const atBooth = await c.openRoom('contactA', c.booth())
    expect((await c.saying('contactA', atBooth.id, 'x')).as).toBe('booth')
    expect((await c.saying('contactB', atBooth.id, 'x')).as).toBeNull()
  })

  it('is refused beyond twenty a minute', async () => {
    const { id } = await c.openRoom('visitor1')
    const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => c.say('visitor1', id, `${at}`)))
    const statuses = answers.map(({ statusCode }) => statusCode).filter(status => status !== 503)
    expect(statuses.filter(status => status === 201).length).toBeLessThanOrEqual(20)
    expect(statuses).toContain(429)
  })

  it('is found by those who come later, page by page and each once, while others write', async () => {
    const { id } = await c.openRoom('visitor1')
    const before = Array.from({ length: 12 }, (_, at) => `before ${at}`)
    for (const [at, text] of before.entries()) await c.say(at % 2 ? 'visitor1' : 'visitor2', id, text)
    const read: string[] = []
    for (let last: number | undefined; ; ) {
      const page = (
        await c.send('press', 'GET', `/chat_rooms/${id}/messages?limit=5${last ? `&before=${last}` : ''}`)
      ).json()
      if (!page.length) break
      read.unshift(...page.map((message: { text: string }) => message.text).reverse())
      last = page.at(-1)?.id
      await c.say('contactA', id, 'meanwhile')
    }
    expect(read).toEqual(before)
  })

  it('counts as new to others after the last that they have read, on whatever device', async () => {
    const { id } = await c.openRoom('visitor1')
    const { id: first } = await c.saying('visitor1', id, 'One')
    const { id: second } = await c.saying('visitor1', id, 'Two')
    const unread = async (who: Name) => (await c.openRoom(who)).unread
    const read = (who: Name, message: number) =>
      c.said(c.send(who, 'POST', `/chat_rooms/${id}/mark-as-read`, { message }))
    expect([await unread('visitor2'), await unread('visitor1')]).toEqual([2, 0])
    const other = await c.hear('visitor2', `/users/${c.seeded.people.visitor2.id}/chat`)
    await read('visitor2', first)
    expect(data((await other.take(1))[0])).toMatchObject({ type: 'read', room: id })
    expect(await unread('visitor2')).toBe(1)
    await read('visitor2', second)
    // A device that was behind takes nothing back, and nobody has read what is not written yet.
    await read('visitor2', first)
    await read('contactA', 2_000_000_000)
    expect(await unread('visitor2')).toBe(0)
    await c.say('visitor1', id, 'Three')
    expect([await unread('visitor2'), await unread('contactA')]).toEqual([1, 1])
    expect(await read('visitor9', first)).toEqual([404, 'not_found'])
  })

  it('is told in full to all who are in the room, in order, and to nobody else', async () => {
    const { id } = await c.openRoom('visitor1')
    const topic = `chat_room:${id}`
    const heard = await Promise.all([c.hear('visitor1', topic), c.hear('visitor2', topic)])
    for (const who of ['visitor9', 'organizer2'] as const)
      expect((await c.hear(who, topic)).response.status, who).toBe(403)
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => c.say(at % 2 ? 'visitor1' : 'contactA', id, `at once ${at}`)),
    )
    const expected = await c.lines('visitor2', id)
    for (const stream of heard) {
      const events = await stream.take(expected.length)
      expect(events.map(event => data(event).message.text)).toEqual(expected)
      // By it a browser tells which of its topics an update is of.
      for (const event of events) expect(data(event).topic).toBe(topic)
    }
  })
})

describe('whoever loses the right to be in a room', () => {
  const ends: [string, (of: (who: Name) => number) => ReturnType<typeof sql>][] = [
    ['their membership', of => sql`update fair_user set is_validated = 2 where user_id = ${of('visitor1')}`],
    ['their account', of => sql`update app_user set is_validated = 2 where id = ${of('visitor1')}`],
    ['the fair, closed', () => sql`update fair set fair_status_id = 4`],
    ['the fair, in the trash', () => sql`update fair set trashed_at = now()`],
    ['the chat of the fair', () => sql`update fair set is_using_chat = false`],
    ['the booth, hidden', () => sql`update stand set is_visible = false`],
    [
      'a ban in the whole fair',
      of => sql`insert into chat_sanction (fair_id, user_id, kind)
        select fair_id, ${of('visitor1')}, 'ban' from chat_room`,
    ],
  ]
  it.each(ends)('hears nothing more: %s', async (_name, end) => {
    const { id } = await c.openRoom('visitor1', c.booth())
    const topic = `chat_room:${id}`
    const stream = await c.hear('visitor1', topic)
    expect(stream.response.status).toBe(200)
    await c.run(end(who => c.seeded.people[who].id))
    // The stream ends by itself; whoever comes back is refused.
    expect(await stream.next()).toBeUndefined()
    expect((await c.hear('visitor1', topic)).response.status).toBeGreaterThanOrEqual(401)
    expect((await c.said(c.send('visitor1', 'GET', `/chat_rooms/${id}/messages`)))[0]).toBeGreaterThanOrEqual(
      401,
    )
    expect((await c.say('visitor1', id, 'x')).statusCode).toBeGreaterThanOrEqual(401)
  })

  it('on a booth that is not shown: its contact who is one no longer', async () => {
    await c.run(sql`update stand set is_visible = false where id = ${c.seeded.stands.a}`)
    const { id } = await c.openRoom('contactA', c.booth())
    const stream = await c.hear('contactA', `chat_room:${id}`)
    await c.run(sql`delete from stand_contact where user_id = ${c.seeded.people.contactA.id}`)
    expect(await stream.next()).toBeUndefined()
    expect((await c.hear('contactA', `chat_room:${id}`)).response.status).toBe(403)
  })
})

describe('what was written in rooms', () => {
  it('goes with the account of its author, also for those who were away', async () => {
    const { id } = await c.openRoom('visitor1')
    await c.say('visitor1', id, 'Mine')
    await c.say('visitor2', id, 'Theirs')
    const { services } = c.platform
    await services.database.transaction(db =>
      eraseIf(c.seeded.people.visitor1.id, sql`true`, { db, services }),
    )
    expect(await c.lines('visitor2', id)).toEqual(['Theirs'])
    expect(JSON.stringify(await c.toldIn(id))).not.toMatch(/Mine|visitor1/)
  })

  it('is swept when it is old, long hidden, or before the last few thousand', async () => {
    const { id } = await c.openRoom('visitor1')
    for (const text of ['old', 'hidden', 'new']) await c.say('visitor1', id, text)
    await c.run(sql`update chat_message set created_at = now() - interval '91 days' where text = 'old'`)
    await c.run(sql`update chat_message set hidden_at = now() - interval '31 days' where text = 'hidden'`)
    await sweepChatRooms(c.platform.services)
    expect(await many(c.db)`select text from chat_message`).toEqual([{ text: 'new' }])
    await c.run(sql`insert into chat_message (room_id, uuid, author_id, text, update_id)
      select ${id}, gen_random_uuid(), ${c.seeded.people.visitor1.id}, 'many', 'none' from generate_series(1, 5000)`)
    await sweepChatRooms(c.platform.services)
    expect(await many(c.db)`select 1 from chat_message`).toHaveLength(5000)
    expect(await many(c.db)`select 1 from chat_message where text = 'new'`).toHaveLength(0)
  })
})
