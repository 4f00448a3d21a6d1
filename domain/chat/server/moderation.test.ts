import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatFixture, chatFixture } from '#app/server/testing/chat-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import type { ChatModeration, ChatReport, ChatSanction } from '../contract/moderation.ts'

let c: ChatFixture
beforeAll(async () => {
  c = await chatFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.close())

const absent = [404, 'not_found']
const notBelow = [403, 'chat_not_below']
const data = (event: { data?: string } | undefined) => JSON.parse(event?.data ?? 'null')
const ofFair = (path: string) => `/${path}?fair=${c.seeded.fairs.fair1}`
const log = (who: Name) => c.get<ChatModeration[]>(who, ofFair('chat_moderation'))
const sanctions = (who: Name) => c.get<ChatSanction[]>(who, ofFair('chat_sanctions'))
const reports = (who: Name) => c.get<ChatReport[]>(who, ofFair('chat_reports'))
const hides = (who: Name, message: number) => c.said(c.onMessage(who, message, 'hide'))
const bans = (who: Name, message: number, more: object = {}) =>
  c.said(c.onMessage(who, message, 'sanction', { kind: 'ban', ...more }))
const mutes = (who: Name, message: number, more: object = {}) =>
  c.said(c.onMessage(who, message, 'sanction', { kind: 'mute', ...more }))
const done = [204, undefined]

describe('who moderates whom', () => {
  it('follows from what they are in the room: one moderates those below, and never oneself', async () => {
    const lobby = await c.openRoom('visitor1')
    const booth = await c.openRoom('visitor1', c.booth())
    const cases: [Name, Name, number, unknown][] = [
      ['visitor1', 'visitor2', lobby.id, notBelow],
      ['contactA', 'visitor1', lobby.id, notBelow],
      ['contactA', 'visitor1', booth.id, done],
      ['firmAdminA', 'visitor1', booth.id, done],
      ['contactB', 'visitor1', booth.id, notBelow],
      ['contactA', 'standAdminA', booth.id, notBelow],
      ['contactA', 'moderator', booth.id, notBelow],
      ['contactA', 'organizer1', booth.id, notBelow],
      ['moderator', 'visitor1', lobby.id, done],
      ['moderator', 'contactA', booth.id, done],
      ['moderator', 'organizer1', lobby.id, notBelow],
      ['organizer1', 'moderator', lobby.id, done],
      ['organizer1', 'superAdmin', lobby.id, notBelow],
      ['visitor9', 'visitor1', lobby.id, absent],
      ['organizer2', 'visitor1', lobby.id, absent],
    ]
    for (const [who, whom, room, expected] of cases) {
      const { id } = await c.saying(whom, room, `${who} of ${whom}`)
      expect(await hides(who, id), `${who} hides what ${whom} wrote`).toEqual(expected)
      const again = await c.saying(whom, room, `${who} on ${whom}`)
      expect(await mutes(who, again.id), `${who} mutes ${whom}`).toEqual(expected)
      await c.run(sql`delete from chat_sanction`)
    }
    const own = await c.saying('organizer1', lobby.id, 'Mine')
    expect(await bans('organizer1', own.id)).toEqual(notBelow)
  })

  it('is not written to and fro without end: all who are in the room are told each time', async () => {
    const { id: room } = await c.openRoom('visitor1')
    const { id } = await c.saying('visitor1', room, 'Mine')
    const codes = []
    for (let turn = 0; turn <= 60; turn += 1) codes.push((await hides('organizer1', id))[0])
    expect([new Set(codes.slice(0, 60)), codes.at(-1)]).toEqual([new Set([204]), 429])
  })

  it('is a matter of each fair: who moderates one is a visitor of another, until it names them', async () => {
    const { fairs, people } = c.seeded
    const { id: them } = people.moderator
    await c.run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${them}, 1)`,
    )
    const lobby = { fair: fairs.fair2 }
    const { id: room } = await c.openRoom('visitor9', lobby)
    const { id } = await c.saying('visitor9', room, 'Hello')
    const rank = async () => (await c.openRoom('moderator', lobby)).rank
    expect([await rank(), await hides('moderator', id)]).toEqual([0, notBelow])
    expect(await c.get('moderator', `/chat_moderation?fair=${fairs.fair2}`)).toEqual([])
    await c.run(sql`insert into conference_room (fair_id, moderator_id) values (${fairs.fair2}, ${them})`)
    expect(await rank()).toBe(2)
    await c.run(sql`delete from conference_room where fair_id = ${fairs.fair2}`)
    expect(await rank()).toBe(0)
    await c.run(sql`update fair_user set roles = '{ROLE_MODERATOR}'
      where fair_id = ${fairs.fair2} and user_id = ${them}`)
    expect([await rank(), await hides('moderator', id)]).toEqual([2, done])
  })

  it('is not read by others: log, reports and sanctions are empty to them', async () => {
    const booth = await c.openRoom('visitor1', c.booth())
    const lobby = await c.openRoom('visitor1')
    const atBooth = await c.saying('visitor1', booth.id, 'At the booth')
    const inLobby = await c.saying('visitor1', lobby.id, 'In the lobby')
    for (const { id } of [atBooth, inLobby]) await c.onMessage('visitor2', id, 'report', { reason: 'spam' })
    await hides('organizer1', inLobby.id)
    await mutes('contactA', atBooth.id)
    const seen = async (who: Name) => [
      (await log(who)).length,
      (await sanctions(who)).length,
      (await reports(who)).length,
    ]
    expect(await seen('organizer1')).toEqual([2, 1, 2])
    expect(await seen('moderator')).toEqual([2, 1, 2])
    expect(await seen('contactA')).toEqual([1, 1, 1])
    for (const who of ['visitor1', 'visitor2', 'contactB', 'visitor9', 'organizer2'] as const)
      expect(await seen(who), who).toEqual([0, 0, 0])
    const [sanction] = await sanctions('organizer1')
    for (const who of ['visitor1', 'contactB', 'organizer2'] as const)
      expect(await c.said(c.send(who, 'POST', `/chat_sanctions/${sanction?.id}/lift`)), who).toEqual(absent)
    const [report] = await reports('contactA')
    for (const who of ['visitor1', 'contactB', 'organizer2'] as const)
      expect(await c.said(c.send(who, 'POST', `/chat_reports/${report?.id}/settle`)), who).toEqual(absent)
  })
})

describe('a message that is hidden', () => {
  it('goes from open pages, from those who come later and from those who were away', async () => {
    const { id } = await c.openRoom('visitor1')
    const stream = await c.hear('visitor2', `chat_room:${id}`)
    const first = await c.saying('visitor1', id, 'First')
    const before = await stream.next()
    const insult = await c.saying('visitor1', id, 'An insult')
    expect(data(await stream.next()).message.text).toBe('An insult')
    expect(await hides('moderator', insult.id)).toEqual(done)
    expect(data(await stream.next())).toMatchObject({ type: 'hidden', message: insult.id })
    expect(await c.lines('visitor2', id)).toEqual(['First'])
    const back = await c.hear('visitor2', `chat_room:${id}`, { 'last-event-id': before?.id ?? '' })
    expect(data(await back.next())).toMatchObject({ type: 'hidden', message: insult.id })
    expect(JSON.stringify(await c.toldIn(id))).not.toContain('An insult')
    for (const action of ['hide', 'report', 'block_author'])
      expect(await c.said(c.onMessage('visitor2', insult.id, action, { reason: 'spam' })), action).toEqual(
        absent,
      )
    expect(await log('organizer1')).toMatchObject([
      {
        action: 'hide',
        moderator: { firstName: 'moderator' },
        person: { firstName: 'visitor1' },
        text: 'An insult',
        room: { kind: 'lobby' },
      },
    ])
    expect(await hides('moderator', insult.id)).toEqual(done)
    expect(await log('organizer1')).toHaveLength(1)
    expect(await hides('visitor1', first.id)).toEqual(done)
    expect(await c.lines('visitor2', id)).toEqual([])
    expect(await log('organizer1')).toHaveLength(1)
  })
})

describe('what was hidden by mistake', () => {
  const shows = (who: Name, message: number) => c.said(c.onMessage(who, message, 'unhide'))

  it('is shown again where it stood, by those who moderate its author, with its line in the log', async () => {
    const { id } = await c.openRoom('visitor1')
    const stream = await c.hear('visitor2', `chat_room:${id}`)
    const hidden = await c.saying('visitor1', id, 'First')
    await c.say('visitor1', id, 'Second')
    const unhidable = async (who: Name) => (await log(who)).map(done => done.unhidable)
    await hides('moderator', hidden.id)
    expect(await unhidable('organizer1')).toEqual([hidden.id])
    expect(await shows('visitor2', hidden.id)).toEqual(absent)
    expect(await shows('visitor1', hidden.id)).toEqual(absent)
    expect(await shows('organizer2', hidden.id)).toEqual(absent)
    await stream.take(3)
    expect(await shows('organizer1', hidden.id)).toEqual(done)
    expect(data(await stream.next())).toMatchObject({ type: 'changed' })
    expect(await c.lines('visitor2', id)).toEqual(['First', 'Second'])
    expect(await shows('organizer1', hidden.id)).toEqual(done)
    expect((await log('moderator')).map(({ action }) => action)).toEqual(['unhide', 'hide'])
    expect(await unhidable('moderator')).toEqual([null, null])
    const back = await c.hear('visitor2', `chat_room:${id}`, { 'last-event-id': 'earliest' })
    expect(data(await back.next())).toMatchObject({ type: 'changed' })
  })

  it('stays hidden where its author took it back', async () => {
    const { id } = await c.openRoom('visitor1')
    const own = await c.saying('visitor1', id, 'I did not mean that')
    await hides('visitor1', own.id)
    expect(await shows('organizer1', own.id)).toEqual(done)
    expect(await c.lines('visitor2', id)).toEqual([])
    expect(await log('organizer1')).toEqual([])
  })
})

describe('whoever is muted', () => {
  it('reads on and writes nothing until the clock says so, in all rooms of the fair', async () => {
    const { id } = await c.openRoom('visitor1')
    const booth = await c.openRoom('visitor1', c.booth())
    const { id: message } = await c.saying('visitor1', id, 'Hello')
    const own = await c.hear('visitor1', `/users/${c.seeded.people.visitor1.id}/chat`)
    expect(await mutes('moderator', message, { minutes: 10, reason: 'Too loud' })).toEqual(done)
    expect(data(await own.next())).toMatchObject({ type: 'changed' })
    for (const room of [id, booth.id])
      expect(await c.said(c.say('visitor1', room, 'x'))).toEqual([403, 'chat_muted'])
    expect(await c.lines('visitor1', id)).toEqual(['Hello'])
    const muted = await c.openRoom('visitor1')
    expect(muted).toMatchObject({ mayWrite: false, sanction: { kind: 'mute' } })
    expect(Date.parse(muted.sanction?.endsAt ?? '') - Date.now()).toBeGreaterThan(8 * 60_000)
    expect((await c.say('visitor2', id, 'x')).statusCode).toBe(201)
    await c.run(sql`update chat_sanction set ends_at = now()`)
    expect((await c.say('visitor1', id, 'Back')).statusCode).toBe(201)
    expect(await log('organizer1')).toMatchObject([{ action: 'mute', note: 'Too loud', room: null }])
  })

  it('on a booth is muted there alone, by its staff', async () => {
    const { id } = await c.openRoom('visitor1')
    const booth = await c.openRoom('visitor1', c.booth())
    const { id: message } = await c.saying('visitor1', booth.id, 'Hello')
    await mutes('contactA', message)
    expect(await c.said(c.say('visitor1', booth.id, 'x'))).toEqual([403, 'chat_muted'])
    expect((await c.say('visitor1', id, 'x')).statusCode).toBe(201)
  })
})

describe('whoever is banned', () => {
  it('is let go of, and neither reads nor writes until the ban ends or is lifted', async () => {
    const { id } = await c.openRoom('visitor1')
    const [theirs, others] = await Promise.all([
      c.hear('visitor1', `chat_room:${id}`),
      c.hear('visitor2', `chat_room:${id}`),
    ])
    const { id: message } = await c.saying('visitor1', id, 'Hello')
    // Whoever comes just after something was said may still be told it: both have heard it before anybody is let go of.
    for (const stream of [theirs, others])
      expect(data(await stream.next())).toMatchObject({ type: 'message' })
    expect(await bans('organizer1', message, { minutes: 60 })).toEqual(done)
    // Everybody is asked anew: the others come back and miss nothing.
    expect(await theirs.next()).toBeUndefined()
    expect(await others.next()).toBeUndefined()
    expect((await c.hear('visitor1', `chat_room:${id}`)).response.status).toBe(403)
    expect((await c.hear('visitor2', `chat_room:${id}`)).response.status).toBe(200)
    const banned = await c.openRoom('visitor1')
    expect(banned).toMatchObject({
      mayWrite: false,
      sanction: { kind: 'ban' },
      here: { count: 0 },
      unread: 0,
    })
    const refused = [403, 'chat_banned']
    expect(await c.said(c.say('visitor1', id, 'x'))).toEqual(refused)
    expect(await c.said(c.send('visitor1', 'GET', `/chat_rooms/${id}/messages`))).toEqual(refused)
    const [sanction] = await sanctions('organizer1')
    expect(await c.said(c.send('moderator', 'POST', `/chat_sanctions/${sanction?.id}/lift`))).toEqual(done)
    expect((await c.say('visitor1', id, 'Back')).statusCode).toBe(201)
    expect((await log('organizer1')).map(({ action }) => action)).toEqual(['lift', 'ban'])
    await bans('organizer1', message, { minutes: 60 })
    await c.run(sql`update chat_sanction set ends_at = now()`)
    expect((await c.say('visitor1', id, 'Back again')).statusCode).toBe(201)
    expect((await c.hear('visitor1', `chat_room:${id}`)).response.status).toBe(200)
    expect(await sanctions('organizer1')).toEqual([])
  })

  it('moderates nobody, and does not lift it', async () => {
    const { id } = await c.openRoom('visitor1')
    const { id: theirs } = await c.saying('moderator', id, 'Hello')
    const { id: message } = await c.saying('visitor1', id, 'Hello')
    await bans('organizer1', theirs)
    const [sanction] = await sanctions('organizer1')
    expect(await c.said(c.send('moderator', 'POST', `/chat_sanctions/${sanction?.id}/lift`))).toEqual(absent)
    expect(await hides('moderator', message)).toEqual([403, 'chat_banned'])
    expect(await log('moderator')).toEqual([])
  })

  it('of fifty at once is banned once', async () => {
    const { id } = await c.openRoom('visitor1')
    const { id: message } = await c.saying('visitor1', id, 'Hello')
    await c.platform.as('organizer1')
    await Promise.all(Array.from({ length: 50 }, () => bans('organizer1', message)))
    expect(await sanctions('organizer1')).toHaveLength(1)
  })
})

describe('a report', () => {
  it('waits once for those who moderate the room, with what was reported, until they settle it', async () => {
    const { id } = await c.openRoom('visitor1')
    const { id: message } = await c.saying('visitor1', id, 'An insult')
    const report = () => c.said(c.onMessage('visitor2', message, 'report', { reason: 'insult', note: 'See' }))
    expect([await report(), await report()]).toEqual([done, done])
    const own = await c.onMessage('visitor1', message, 'report', { reason: 'insult' })
    expect(own.statusCode).toBe(422)
    expect(await reports('moderator')).toMatchObject([
      { reason: 'insult', note: 'See', message: { text: 'An insult', isHidden: false } },
    ])
    expect((await c.openRoom('moderator')).reports).toBe(1)
    expect((await c.openRoom('visitor2')).reports).toBe(0)
    const [found] = await reports('moderator')
    await c.send('moderator', 'POST', `/chat_reports/${found?.id}/settle`)
    expect(await reports('organizer1')).toEqual([])
    expect((await log('organizer1')).map(({ action }) => action)).toEqual(['settle'])
  })
})

it('nobody reads, counts or settles what is reported of what they wrote, also not as one who moderates', async () => {
  const { id } = await c.openRoom('visitor1')
  const { id: message } = await c.saying('moderator', id, 'Quiet, all of you')
  const about = await c.onMessage('visitor2', message, 'report', { reason: 'insult', note: 'Rude' })
  expect(about.statusCode).toBe(204)
  const [found] = await reports('organizer1')
  expect(found).toMatchObject({ note: 'Rude', author: { firstName: 'moderator' } })
  expect((await c.openRoom('organizer1')).reports).toBe(1)
  expect(await reports('moderator')).toEqual([])
  expect((await c.openRoom('moderator')).reports).toBe(0)
  const settles = (who: Name) => c.said(c.send(who, 'POST', `/chat_reports/${found?.id}/settle`))
  expect(await settles('moderator')).toEqual(absent)
  expect(await reports('organizer1')).toHaveLength(1)
  expect(await settles('organizer1')).toEqual(done)
  expect((await log('organizer1')).map(({ action }) => action)).toEqual(['settle'])
  expect(await log('moderator')).toEqual([])
  const { id: other } = await c.saying('visitor1', id, 'Someone else')
  await c.onMessage('visitor2', other, 'report', { reason: 'spam' })
  expect(await reports('moderator')).toHaveLength(1)
})

describe('whom somebody has blocked', () => {
  it('is not shown to them, in rooms and in the conversations alike, and is not told', async () => {
    const { id } = await c.openRoom('visitor1')
    const { id: message } = await c.saying('visitor1', id, 'Hello')
    const { id: conversation } = await c.open('visitor2', c.personal('organizer1'))
    await c.write('visitor2', conversation, 'x')
    await c.say('organizer1', id, 'Welcome')
    expect(await c.said(c.onMessage('visitor2', message, 'block_author'))).toEqual(done)
    expect(await c.lines('visitor2', id)).toEqual(['Welcome'])
    const room = await c.openRoom('visitor2')
    expect(room.blocked).toEqual([c.seeded.people.visitor1.id])
    expect(room.unread).toBe(1)
    expect(await c.lines('visitor1', id)).toEqual(['Hello', 'Welcome'])
    await c.send('visitor2', 'POST', `/conversations/${conversation}/block`)
    expect(await c.lines('visitor2', id)).toEqual([])
    await c.send('visitor2', 'DELETE', '/chat_blocks')
    expect(await c.lines('visitor2', id)).toEqual(['Hello'])
  })

  it('are named to them alone, and seen again one by one', async () => {
    const { id } = await c.openRoom('visitor1')
    const { visitor1, contactA } = c.seeded.people
    for (const who of ['visitor1', 'contactA'] as const) {
      const { id: message } = await c.saying(who, id, `Of ${who}`)
      await c.onMessage('visitor2', message, 'block_author')
    }
    const blocked = async (who: Name) =>
      (await c.send(who, 'GET', '/chat_blocks')).json().map((one: { id: number }) => one.id)
    expect((await blocked('visitor2')).sort()).toEqual([visitor1.id, contactA.id].sort())
    expect(await blocked('visitor1')).toEqual([])
    await c.send('visitor2', 'DELETE', `/chat_blocks?user=${visitor1.id}`)
    expect(await blocked('visitor2')).toEqual([contactA.id])
    expect(await c.lines('visitor2', id)).toEqual(['Of visitor1'])
  })
})

describe('an announcement', () => {
  const says = (who: Name, text: string) =>
    c.said(c.send(who, 'POST', '/chat_announcements', { fair: c.seeded.fairs.fair1, text }))

  it('of those who run the fair stands in all of its rooms until it is replaced or taken down', async () => {
    const rooms = [await c.openRoom('visitor1'), await c.openRoom('visitor1', c.booth())]
    const heard = await Promise.all(rooms.map(({ id }) => c.hear('visitor1', `chat_room:${id}`)))
    expect(await says('organizer1', 'Doors close at six')).toEqual([201, undefined])
    for (const [at, stream] of heard.entries())
      expect(data(await stream.next())).toMatchObject({
        topic: `chat_room:${rooms[at]?.id}`,
        type: 'announcement',
        announcement: { text: 'Doors close at six' },
      })
    await says('organizer1', 'Doors close at seven')
    const { announcement } = await c.openRoom('visitor2', c.hall())
    expect(announcement?.text).toBe('Doors close at seven')
    expect(await c.said(c.send('organizer2', 'DELETE', `/chat_announcements/${announcement?.id}`))).toEqual(
      absent,
    )
    expect(await c.said(c.send('organizer1', 'DELETE', `/chat_announcements/${announcement?.id}`))).toEqual(
      done,
    )
    expect((await c.openRoom('visitor2')).announcement).toBeNull()
    const past = (await c.send('visitor2', 'GET', `/chat_announcements?fair=${c.seeded.fairs.fair1}`)).json()
    expect(past).toMatchObject([{ text: 'Doors close at seven' }, { text: 'Doors close at six' }])
    expect(past.every(({ endedAt }: { endedAt: string | null }) => endedAt)).toBe(true)
    expect((await log('organizer1')).map(({ action, note }) => [action, note])).toEqual([
      ['end_announcement', ''],
      ['announce', 'Doors close at seven'],
      ['announce', 'Doors close at six'],
    ])
  })

  it('is told to whoever is in the fair wherever they are, and put away once for all their devices', async () => {
    const fair = c.seeded.fairs.fair1
    const heard = await c.hear('visitor1', `announcements:${fair}`)
    const own = await c.hear('visitor1', `/users/${c.seeded.people.visitor1.id}/chat`)
    await says('organizer1', 'Doors close at six')
    expect(data(await heard.next())).toMatchObject({ announcement: { text: 'Doors close at six' } })
    type Said = { id: number; isRead: boolean; endedAt: string | null }
    const said = async (who: Name): Promise<Said[]> =>
      (await c.send(who, 'GET', `/chat_announcements?fair=${fair}`)).json()
    const [{ id } = { id: 0 }] = await said('visitor1')
    for (let time = 0; time < 2; time += 1)
      expect(await c.said(c.send('visitor1', 'POST', `/chat_announcements/${id}/mark-as-read`))).toEqual(done)
    expect(data(await own.next())).toMatchObject({ type: 'announcement_read' })
    const isRead = async (who: Name) => (await said(who)).map(one => one.isRead)
    expect([await isRead('visitor1'), await isRead('visitor2'), await isRead('organizer1')]).toEqual([
      [true],
      [false],
      [true],
    ])
    // The next one is another, which nobody has read.
    await says('organizer1', 'Doors close at seven')
    expect((await said('visitor1')).map(one => [one.isRead, one.endedAt === null])).toEqual([
      [false, true],
      [true, false],
    ])
    for (const call of [
      ['GET', `?fair=${fair}`],
      ['POST', `/${id}/mark-as-read`],
    ] as const)
      expect(await c.said(c.send('visitor9', call[0], `/chat_announcements${call[1]}`))).toEqual(absent)
  })

  it('is made by nobody else', async () => {
    expect(await says('moderator', 'x')).toEqual([403, 'forbidden'])
    expect(await says('contactA', 'x')).toEqual([403, 'forbidden'])
    expect(await says('organizer2', 'x')).toEqual(absent)
    await c.setFair(sql`is_using_chat = false`)
    expect(await says('organizer1', 'x')).toEqual([403, 'module_disabled'])
  })
})

it('nobody pushes out what is kept for others by changing the same thing again and again', async () => {
  const codes = new Set<number>()
  for (let at = 0; at < 31; at += 1)
    codes.add((await c.send('visitor1', 'DELETE', '/chat_blocks')).statusCode)
  expect([...codes]).toEqual([204, 429])
})
