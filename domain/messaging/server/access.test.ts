import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { eraseIf } from '#domain/identity/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Message } from '../contract/message.ts'
import { sweepConversations } from './sweep-conversations.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

const opens = (who: Name, body: object) => m.said(m.openWith(who, body))
const allowed = [200, undefined]
const unreachable = [403, 'not_reachable']

/** Every call by which somebody could get at a conversation or a message of others. */
const attempts = (id: number, uuid: string, message: number) =>
  [
    ['GET', `/conversations/${uuid}`],
    ['GET', `/conversations/${id}/messages`],
    ['GET', `/conversations/${id}/team`],
    ['POST', `/conversations/${id}/mark-as-read`],
    ['POST', `/conversations/${id}/toggle-archive`],
    ['POST', `/conversations/${id}/block`],
    ['POST', `/conversations/${id}/unblock`],
    ['POST', `/conversations/${id}/typing`],
    ['POST', `/conversations/${id}/take`],
    ['POST', `/conversations/${id}/hand-over`, { user: 1 }],
    ['POST', `/direct_messages`, { conversation: id, uuid, text: 'x' }],
    ['POST', `/direct_messages/${message}/report`, { reason: 'spam' }],
  ] as const

/** Visitor 1 has written to the booth of firm A, and was answered. */
async function answered() {
  const { id, uuid } = await m.open('visitor1', m.booth('a'))
  const { id: message } = (await m.write('visitor1', id, 'Hello')).json()
  await m.write('contactA', id, 'Good morning')
  return { id, uuid, message }
}

const reads = async (who: Name, id: number) =>
  (await m.send(who, 'GET', `/conversations/${id}/messages`)).statusCode
const writes = async (who: Name, id: number) => (await m.write(who, id, 'x')).statusCode

describe('somebody begins a conversation', () => {
  it('with those whom their role addresses, in a fair that both are in', async () => {
    const cases: [Name, Name, unknown][] = [
      ['visitor1', 'contactA', allowed],
      ['visitor1', 'speaker', allowed],
      ['visitor1', 'organizer1', allowed],
      ['visitor1', 'visitor2', unreachable],
      ['visitor1', 'press', unreachable],
      ['visitor1', 'firmAdminA', unreachable],
      ['visitor1', 'superAdmin', unreachable],
      ['contactA', 'firmAdminA', allowed],
      ['contactA', 'organizer1', allowed],
      ['contactA', 'visitor1', unreachable],
      ['contactA', 'contactB', unreachable],
      ['speaker', 'visitor1', allowed],
      ['moderator', 'contactA', allowed],
      ['press', 'firmAdminA', allowed],
      ['press', 'visitor1', unreachable],
      ['clusterAdmin', 'contactA', allowed],
      ['clusterAdmin', 'contactB', unreachable],
      ['organizer1', 'visitor1', allowed],
      ['superOrganizer', 'visitor1', allowed],
      ['superAdmin', 'visitor1', allowed],
    ]
    for (const [who, whom, expected] of cases)
      expect(await opens(who, m.personal(whom)), `${who} to ${whom}`).toEqual(expected)
  })

  it('as what the fair of it names them: who speaks, moderates or writes about another is a visitor there', async () => {
    const { people, fairs } = m.seeded
    const guests = ['speaker', 'moderator', 'press'] as const
    for (const who of [...guests, 'visitor2'] as const)
      await m.run(sql`insert into fair_user (fair_id, user_id, is_validated)
        values (${fairs.fair2}, ${people[who].id}, 1)`)
    const begins = (who: Name, whom: Name) => opens(who, m.personal(whom, 'fair2'))
    for (const who of guests) {
      expect(await begins(who, 'visitor2'), who).toEqual(unreachable)
      expect(await begins(who, 'organizer2'), who).toEqual(allowed)
    }
    expect(await begins('visitor2', 'speaker')).toEqual(unreachable)
    await m.run(sql`insert into speaker (fair_id, user_id, name)
      values (${fairs.fair2}, ${people.speaker.id}, 'They')`)
    expect(await begins('visitor2', 'speaker')).toEqual(allowed)
    expect(await begins('speaker', 'visitor9')).toEqual(allowed)
    await m.run(sql`update fair_user set roles = '{ROLE_MODERATOR}' where user_id = ${people.moderator.id}`)
    expect(await begins('moderator', 'visitor2')).toEqual(allowed)
  })

  it('where no fair is named in the first in which they may, and writes without a uuid of their own', async () => {
    const { people, fairs } = m.seeded
    const body = { users: [people.contactA.id] }
    const opened = await m.openWith('visitor1', body)
    expect([opened.statusCode, opened.json().fair.id]).toEqual([200, fairs.fair1])
    expect((await m.openWith('visitor1', body)).json().id).toBe(opened.json().id)
    expect(await opens('visitor1', { users: [people.visitor9.id] })).toEqual([404, 'not_found'])
    const say = () =>
      m.send('visitor1', 'POST', '/direct_messages', { conversation: opened.json().id, text: 'Hello' })
    const ids = [(await say()).json().id, (await say()).json().id]
    expect(new Set(ids).size).toBe(2)
  })

  it('with booths, but for those of other exhibitors and their own', async () => {
    const cases: [Name, Parameters<typeof m.booth>[0], unknown][] = [
      ['visitor1', 'a', allowed],
      ['visitor1', 'hidden', [404, 'not_found']],
      ['visitor1', 'z', [404, 'not_found']],
      ['speaker', 'a', allowed],
      ['press', 'a', allowed],
      ['clusterAdmin', 'a', allowed],
      ['clusterAdmin', 'b', unreachable],
      ['contactB', 'a', unreachable],
      ['contactA', 'a', unreachable],
      ['firmAdminA', 'a', unreachable],
      ['organizer1', 'a', allowed],
      ['organizer2', 'a', [404, 'not_found']],
      ['superAdmin', 'z', allowed],
    ]
    for (const [who, stand, expected] of cases)
      expect(await opens(who, m.booth(stand)), `${who} to ${stand}`).toEqual(expected)
  })

  it('nowhere by the first message either where chat buttons are hidden, but who runs the fair; who has begun goes on', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const begun = await m.open('visitor2', m.booth('a'))
    await m.write('visitor2', begun.id, 'Hello')
    await m.setFair(sql`is_hiding_chat_buttons = true`)
    expect(await m.said(m.write('visitor1', id, 'x'))).toEqual(unreachable)
    expect(await opens('visitor1', m.booth('b'))).toEqual(unreachable)
    expect(await writes('visitor2', begun.id)).toBe(201)
    const personal = await m.open('organizer1', m.personal('visitor1'))
    expect(await writes('organizer1', personal.id)).toBe(201)
  })

  it('with nobody of another fair, whether there is one or not, and not with themselves', async () => {
    const { fairs, people } = m.seeded
    for (const user of [people.visitor9.id, people.firmAdminZ.id, 2_000_000_000])
      expect(await opens('organizer1', { fair: fairs.fair1, users: [user] })).toEqual(unreachable)
    for (const fair of [fairs.fair2, 2_000_000_000])
      expect(await opens('visitor1', { fair, users: [people.organizer2.id] })).toEqual([404, 'not_found'])
    for (const body of [
      {},
      { fair: fairs.fair1 },
      { fair: fairs.fair1, users: [people.visitor1.id] },
      { fair: fairs.fair1, users: [people.contactA.id, people.speaker.id] },
      { ...m.booth('a'), users: [people.contactA.id] },
    ])
      expect((await m.openWith('visitor1', body)).statusCode, JSON.stringify(body)).toBe(422)
  })

  it('with visitors who have kept their booth, or written to it', async () => {
    const { people, stands } = m.seeded
    await m.run(sql`insert into bookmark (user_id, stand_id) values (${people.visitor2.id}, ${stands.a})`)
    await answered()
    for (const who of ['visitor1', 'visitor2'] as const) {
      expect(await opens('contactA', m.personal(who)), who).toEqual(allowed)
      expect(await opens('contactB', m.personal(who)), who).toEqual(unreachable)
    }
  })

  it('only as long as they may: the first message asks again', async () => {
    const { id } = await m.open('visitor1', m.personal('contactA'))
    await m.run(sql`update stand set is_visible = false where id = ${m.seeded.stands.a}`)
    expect(await m.said(m.write('visitor1', id, 'Hello'))).toEqual(unreachable)
  })

  it('where the fair uses messages and is not over; what was written is then read, not added to', async () => {
    const { id, uuid, message } = await answered()
    await m.setFair(sql`fair_status_id = 3`)
    expect(await reads('visitor1', id)).toBe(200)
    expect((await m.listed('contactA')).map(({ mayWrite }) => mayWrite)).toEqual([false])
    for (const asked of [
      m.write('visitor1', id, 'x'),
      m.openWith('visitor1', m.booth('b')),
      m.send('standAdminA', 'POST', `/conversations/${id}/take`),
    ])
      expect(await m.said(asked)).toEqual([403, 'fair_not_open'])
    await m.setFair(sql`fair_status_id = 4`)
    expect(await reads('visitor1', id)).toBe(404)
    await m.setFair(sql`fair_status_id = 2, is_using_direct_message_module = false`)
    expect(await opens('visitor1', m.booth('a'))).toEqual([403, 'module_disabled'])
    expect(await opens('visitor1', m.booth('b'))).toEqual([403, 'module_disabled'])
    expect(await m.listed('visitor1')).toEqual([])
    for (const [method, url, payload] of attempts(id, uuid, message).slice(0, 11))
      expect(await m.said(m.send('visitor1', method, url, payload)), url).toEqual([403, 'module_disabled'])
  })

  it('in a fair in preparation only with those who prepare it; a visitor is written to and told nothing', async () => {
    const { id } = await answered()
    const { id: personal } = await m.open('visitor1', m.personal('contactA'))
    await m.write('visitor1', personal, 'Hello')
    const { id: ofFirm } = await m.open('contactA', m.personal('firmAdminA'))
    await m.setFair(sql`fair_status_id = 1`)
    const before = await m.told('visitor1')
    for (const conversation of [id, personal])
      expect(await m.said(m.write('contactA', conversation, 'Still there?'))).toEqual(unreachable)
    expect(await opens('organizer1', m.personal('visitor1'))).toEqual(unreachable)
    expect((await m.listed('contactA')).map(({ mayWrite }) => mayWrite)).toEqual([false, false])
    await m.send('contactA', 'POST', `/conversations/${id}/typing`)
    expect(await m.told('visitor1')).toEqual(before)
    expect(await reads('visitor1', id)).toBe(404)
    expect(await opens('organizer1', m.personal('contactA'))).toEqual(allowed)
    expect(await writes('contactA', ofFirm)).toBe(201)
    await m.setFair(sql`fair_status_id = 2`)
    expect(await writes('contactA', id)).toBe(201)
  })
})

describe('a conversation of others', () => {
  it('does not exist, for the super admin either, by whatever call', async () => {
    const { id, uuid, message } = await answered()
    const strangers = [
      'visitor2',
      'contactB',
      'organizer1',
      'superOrganizer',
      'superAdmin',
      'visitor9',
    ] as const
    for (const who of strangers) {
      for (const [method, url, payload] of attempts(id, uuid, message))
        expect((await m.send(who, method, url, payload)).statusCode, `${who} ${method} ${url}`).toBe(404)
      expect(await m.listed(who)).toEqual([])
      expect(await m.listed(who, `?stand=${m.seeded.stands.a}&search=hello`)).toEqual([])
    }
    for (const [method, url, payload] of attempts(id, uuid, message))
      expect((await m.send(null, method, url, payload)).statusCode, url).toBe(401)
    const { people } = m.seeded
    expect(
      await m.said(m.send('visitor2', 'GET', `/conversations/list?user_id=${people.visitor1.id}`)),
    ).toEqual([403, 'forbidden'])
    const own = `/conversations/list?user_id=${people.visitor1.id}`
    expect((await m.get<unknown[]>('visitor1', own)).length).toBe(1)
    const among = (user: number) => m.send('visitor1', 'GET', `/conversations/${uuid}?users.id=${user}`)
    expect((await among(people.visitor1.id)).statusCode).toBe(200)
    expect((await among(people.visitor2.id)).statusCode).toBe(404)
  })

  it('is the booth’s of one fair, not of another in which the firm exhibits', async () => {
    const { fairs, firms, halls, people } = m.seeded
    const { id } = await answered()
    await m.run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    const [stand] = await many<{ id: number }>(m.db)`
      insert into stand (fair_id, firm_id, fair_hall_id, number)
      values (${fairs.fair2}, ${firms.a}, ${halls.two}, 8) returning id`
    const [person] = await many<{ id: number }>(m.db)`
      update app_user set firm_id = ${firms.a} where id = ${people.firmAdminZ.id} returning id`
    await m.run(sql`update app_user set is_firm_admin = false where id = ${people.firmAdminZ.id}`)
    await m.run(sql`insert into stand_contact (stand_id, user_id) values (${stand?.id}, ${person?.id})`)
    expect(await reads('firmAdminZ', id)).toBe(404)
    expect(await m.listed('firmAdminZ')).toEqual([])
    expect(await opens('visitor9', { stand: stand?.id })).toEqual(allowed)
    expect(await m.listed('contactA', `?fair=${fairs.fair2}`)).toEqual([])
  })
})

describe('a right that ends', () => {
  const { visitor, contact } = { visitor: 'visitor1', contact: 'contactA' } as const

  it('ends what somebody reads and writes with the next request', async () => {
    const { id } = await answered()
    const { people, firms, fairs } = m.seeded
    const of = (who: Name) => people[who].id
    const ends: [Name, ReturnType<typeof sql>, ReturnType<typeof sql>][] = [
      [
        visitor,
        sql`update fair_user set is_validated = 2 where user_id = ${of(visitor)}`,
        sql`update fair_user set is_validated = 1 where user_id = ${of(visitor)}`,
      ],
      [
        visitor,
        sql`update app_user set is_validated = 2 where id = ${of(visitor)}`,
        sql`update app_user set is_validated = 1 where id = ${of(visitor)}`,
      ],
      [
        contact,
        sql`update fair_user set is_validated = 0 where user_id = ${of(contact)}`,
        sql`update fair_user set is_validated = 1 where user_id = ${of(contact)}`,
      ],
      [
        contact,
        sql`update fair_firm set is_validated = 2 where firm_id = ${firms.a} and fair_id = ${fairs.fair1}`,
        sql`update fair_firm set is_validated = 1 where firm_id = ${firms.a} and fair_id = ${fairs.fair1}`,
      ],
    ]
    for (const [who, end, again] of ends) {
      await m.run(end)
      expect([await reads(who, id), await writes(who, id), (await m.listed(who)).length], who).toEqual([
        404, 404, 0,
      ])
      await m.run(again)
      expect([await reads(who, id), await writes(who, id)], who).toEqual([200, 201])
    }
  })

  it('ends what the open pages of a booth’s staff are told', async () => {
    const { id } = await answered()
    const { contactA } = m.seeded.people
    await m.run(sql`update fair_user set is_validated = 0 where user_id = ${contactA.id}`)
    const before = await m.told('contactA')
    await m.write('visitor1', id, 'Are you there?')
    expect(await m.told('contactA')).toEqual(before)
    expect((await m.told('standAdminA')).at(-1)).toMatchObject({ type: 'message' })
  })

  it('on a booth leaves the conversation to the firm, whose next contact goes on', async () => {
    const { id } = await answered()
    const { people, stands, firms } = m.seeded
    await m.run(sql`delete from stand_contact where user_id = ${people.contactA.id}`)
    expect([await reads('contactA', id), await writes('contactA', id)]).toEqual([404, 404])
    expect([await reads('standAdminA', id), await reads('firmAdminA', id)]).toEqual([200, 200])
    await m.run(sql`update app_user set firm_id = ${firms.b} where id = ${people.standAdminA.id}`)
    expect(await reads('standAdminA', id)).toBe(404)
    await m.run(sql`update stand set firm_id = ${firms.b} where id = ${stands.a}`)
    expect(await reads('contactB', id)).toBe(404)
    await m.run(
      sql`insert into stand_contact (stand_id, user_id) values (${stands.a}, ${people.contactB.id})`,
    )
    expect(await reads('contactB', id)).toBe(404)
    expect(await reads('firmAdminA', id)).toBe(200)
    expect((await m.listed('visitor1'))[0]?.booth).toMatchObject({ stand: null, firm: { name: 'Firm A' } })
  })

  it('of the firm leaves the visitor what was written, and nobody to write to', async () => {
    const { id } = await answered()
    await m.run(sql`update fair_firm set is_validated = 2 where firm_id = ${m.seeded.firms.a}`)
    expect(await m.texts('visitor1', id)).toEqual(['Good morning', 'taken', 'Hello'])
    expect(await m.said(m.write('visitor1', id, 'x'))).toEqual(unreachable)
    expect((await m.listed('visitor1'))[0]?.mayWrite).toBe(false)
  })
})

describe('whoever is blocked', () => {
  it('writes on and learns nothing; the other side hears and sees nothing of it', async () => {
    const { id, uuid } = await m.open('visitor1', m.personal('organizer1'))
    await m.write('visitor1', id, 'Hello')
    await m.send('organizer1', 'POST', `/conversations/${id}/block`)
    const told = await m.told('organizer1')
    const before = await m.listed('visitor1')
    const sent = await m.write('visitor1', id, 'Can you hear me?')
    expect([sent.statusCode, sent.json().state]).toEqual([201, 'sent'])
    await m.send('visitor1', 'POST', `/conversations/${id}/typing`)
    await m.send('organizer1', 'POST', '/conversations/mark-as-delivered')
    await m.send('organizer1', 'POST', `/conversations/${id}/mark-as-read`)
    const [own] = await m.get<Message[]>('visitor1', `/conversations/${id}/messages`)
    expect([own?.text, own?.state]).toEqual(['Can you hear me?', 'sent'])
    const { lastMessage: _, cursor: __, ...after } = (await m.listed('visitor1'))[0] ?? {}
    expect(before[0]).toMatchObject(after)
    expect(await m.texts('organizer1', id)).toEqual(['Hello'])
    expect(await m.listed('organizer1')).toMatchObject([{ isBlocked: true, unread: 0, mayWrite: false }])
    expect(await m.listed('organizer1', '?search=hear')).toEqual([])
    expect(await m.told('organizer1')).toEqual(told)
    expect((await m.told('visitor1')).filter(({ type }) => type !== 'message')).toEqual([])
    expect(await m.said(m.write('organizer1', id, 'x'))).toEqual([409, 'conversation_blocked'])
    await m.send('organizer1', 'POST', `/conversations/${id}/unblock`)
    await m.write('visitor1', id, 'And now?')
    expect(await m.texts('organizer1', id)).toEqual(['And now?', 'Hello'])
    expect((await m.told('organizer1')).at(-1)).toMatchObject({ type: 'message', conversation: uuid })
  })

  it('by a person is blocked in every fair, by a booth in its own conversation', async () => {
    const { people, fairs } = m.seeded
    const { id } = await m.open('speaker', m.personal('visitor1'))
    await m.write('speaker', id, 'Hello')
    await m.send('visitor1', 'POST', `/conversations/${id}/block`)
    for (const who of ['speaker', 'visitor1'] as const)
      await m.run(sql`insert into fair_user (fair_id, user_id, is_validated, roles)
        values (${fairs.fair2}, ${people[who].id}, 1, '{ROLE_SPEAKER}')`)
    const elsewhere = await m.open('speaker', m.personal('visitor1', 'fair2'))
    expect((await m.write('speaker', elsewhere.id, 'Here I am again')).statusCode).toBe(201)
    expect(await m.listed('visitor1', `?fair=${fairs.fair2}`)).toEqual([])
    expect(await m.texts('visitor1', elsewhere.id)).toEqual([])
    // As when its fair is deleted.
    await m.run(sql`delete from conversation where id = ${id}`)
    await m.write('speaker', elsewhere.id, 'And again')
    expect(await m.texts('visitor1', elsewhere.id)).toEqual([])
    expect(await m.said(m.write('visitor1', elsewhere.id, 'x'))).toEqual([409, 'conversation_blocked'])
    await m.send('visitor1', 'POST', `/conversations/${elsewhere.id}/unblock`)
    await m.write('speaker', elsewhere.id, 'At last')
    expect(await m.texts('visitor1', elsewhere.id)).toEqual(['At last'])
    const booth = await answered()
    await m.send('contactA', 'POST', `/conversations/${booth.id}/block`)
    await m.write('visitor1', booth.id, 'Not heard')
    expect((await m.listed('standAdminA'))[0]).toMatchObject({
      isBlocked: true,
      unread: 0,
      waitingSince: null,
    })
    expect((await m.get<Message[]>('firmAdminA', `/conversations/${booth.id}/messages`))[0]?.text).toBe(
      'Good morning',
    )
  })
})

describe('somebody who is erased', () => {
  it('is nobody in what the others keep, and what nobody has any more goes', async () => {
    const booth = await answered()
    const personal = await m.open('visitor1', m.personal('organizer1'))
    await m.write('visitor1', personal.id, 'Hello', {
      context: { kind: 'profile', id: m.seeded.people.visitor1.id },
    })
    const exported = await m.send('visitor1', 'GET', '/user/export')
    expect(exported.statusCode).toBe(200)
    await m.platform.services.database.transaction(db =>
      eraseIf(m.seeded.people.visitor1.id, sql`true`, { db, services: m.platform.services }),
    )
    expect(await m.texts('contactA', booth.id)).toEqual(['Good morning', 'taken', 'Hello'])
    const left = (await m.get<Message[]>('contactA', `/conversations/${booth.id}/messages`)).at(-1)
    expect(left).toMatchObject({ text: 'Hello', author: null })
    expect((await m.listed('contactA'))[0]).toMatchObject({ users: [], mayWrite: false })
    expect(await m.said(m.write('contactA', booth.id, 'x'))).toEqual(unreachable)
    for (const url of ['/conversations', `/conversations/${personal.id}/messages`])
      expect((await m.send('organizer1', 'GET', url)).body).not.toContain('visitor1')
    await sweepConversations(m.platform.services)
    expect(await many(m.db)`select 1 from conversation`).toHaveLength(2)
    await m.run(sql`delete from fair_organizer where user_id = ${m.seeded.people.organizer1.id}`)
    await m.run(sql`update conversation_side set user_id = null where conversation_id = ${personal.id}`)
    await sweepConversations(m.platform.services)
    expect(await many<{ id: number }>(m.db)`select id from conversation`).toEqual([{ id: booth.id }])
  })
})
