import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'

let c: CallsFixture
let now: () => Date
beforeAll(async () => {
  c = await callsFixture()
  now = c.platform.services.now
})
beforeEach(() => c.platform.startAgain())
afterEach(() => {
  c.platform.services.now = now
})
afterAll(() => c.platform.close())

const callable = async (who: Name, ...users: Name[]) => {
  const ids = users.map(user => c.seeded.people[user].id)
  const { users: found } = await c.get<{ users: number[] }>(
    who,
    `/visio/callable?fair=${c.fair}&users=${ids.join(',')}`,
  )
  return users.filter(user => found.includes(c.seeded.people[user].id))
}

describe('whom somebody may call', () => {
  it('is with whom they may begin a conversation', async () => {
    expect(
      await callable('visitor1', 'contactA', 'organizer1', 'speaker', 'visitor2', 'firmAdminZ', 'visitor1'),
    ).toEqual(['contactA', 'organizer1', 'speaker'])
    for (const whom of ['visitor2', 'firmAdminZ', 'visitor9', 'visitor1'] as const)
      expect(await c.said(c.callOf('visitor1', whom)), whom).toEqual([403, 'call_not_reachable'])
    const nobody = await c.send('visitor1', 'POST', '/visio/create-room/2000000000', { fair: c.fair })
    expect([nobody.statusCode, nobody.json().message_code]).toEqual([403, 'call_not_reachable'])
  })

  it('is also who has called or written to them there', async () => {
    expect(await callable('contactA', 'visitor1')).toEqual([])
    await c.move('visitor1', 'cancel', await c.ring())
    expect(await callable('contactA', 'visitor1')).toEqual(['visitor1'])
    expect((await c.callOf('contactA', 'visitor1')).json()).toMatchObject({
      state: 'ringing',
      isCaller: true,
    })
  })

  it('is found without naming a fair, and without a payload', async () => {
    await c.opens('contactA')
    const answer = await c.send('visitor1', 'POST', `/visio/create-room/${c.seeded.people.contactA.id}`)
    expect(answer.json()).toMatchObject({ state: 'ringing', fair: { id: c.fair } })
  })

  it('is nobody in a fair that the caller is not in, and nobody of it', async () => {
    const fair = c.seeded.fairs.fair2
    expect(await c.said(c.callOf('visitor1', 'firmAdminZ', { fair }))).toEqual([404, 'not_found'])
    expect(await c.said(c.callOf('visitor1', 'contactA', { fair }))).toEqual([404, 'not_found'])
    expect(
      await c.get('visitor1', `/visio/callable?fair=${fair}&users=${c.seeded.people.firmAdminZ.id}`),
    ).toEqual({
      users: [],
      uncounted: [],
      calls: null,
    })
  })

  it.each([
    ['does without video calls', sql`is_using_visio = false`, 'module_disabled'],
    ['is over', sql`fair_status_id = 3`, 'calls_not_open'],
  ])('is nobody where the fair %s', async (_what, change, code) => {
    await c.setFair(change)
    expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([403, code])
    expect(await callable('visitor1', 'contactA')).toEqual([])
  })

  it('is nobody who does not see the fair: one back in preparation has no visitors, known or not', async () => {
    await c.move('visitor1', 'cancel', await c.ring())
    await c.move('visitor1', 'cancel', await c.ring('visitor1', 'organizer1'))
    expect(await callable('contactA', 'visitor1', 'organizer1')).toEqual(['visitor1', 'organizer1'])
    await c.setFair(sql`fair_status_id = 1`)
    expect(await callable('contactA', 'visitor1', 'organizer1')).toEqual(['organizer1'])
    for (const who of ['contactA', 'organizer1'] as const)
      expect(await c.said(c.callOf(who, 'visitor1')), who).toEqual([403, 'call_not_reachable'])
    expect(await c.said(c.callOf('contactA', 'visitor1', {}))).toEqual([403, 'call_not_reachable'])
    expect((await c.callOf('contactA', 'organizer1')).json()).toMatchObject({ state: 'ringing' })
  })

  it('is nobody in a fair in the trash', async () => {
    await c.setFair(sql`trashed_at = now()`)
    expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([404, 'not_found'])
    expect(await callable('visitor1', 'contactA')).toEqual([])
  })

  it.each([
    ['visitor1', 'contactA'],
    ['contactA', 'visitor1'],
  ] as const)('is nobody where %s has blocked %s', async (blocker, _other) => {
    await c.move('contactA', 'refuse', await c.ring())
    const [conversation] = await c.listed(blocker)
    await c.send(blocker, 'POST', `/conversations/${conversation?.id}/block`)
    expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([403, 'call_not_reachable'])
    expect(await c.said(c.callOf('contactA', 'visitor1'))).toEqual([403, 'call_not_reachable'])
  })

  it.each(['visitor1', 'contactA'] as const)(
    'is nobody of a booth where %s has blocked its conversation',
    async blocker => {
      await c.move('contactA', 'refuse', await c.ring())
      const { id } = await c.open('visitor1', c.booth())
      await c.write('visitor1', id, 'Hello')
      await c.send(blocker, 'POST', `/conversations/${id}/block`)
      expect(await callable('visitor1', 'contactA', 'contactB')).toEqual(['contactB'])
      expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([403, 'call_not_reachable'])
      expect(await callable('contactA', 'visitor1')).toEqual([])
      await c.send(blocker, 'POST', `/conversations/${id}/unblock`)
      expect(await callable('contactA', 'visitor1')).toEqual(['visitor1'])
    },
  )
})

describe('a limit of calls a day', () => {
  it('holds for a visitor, also for many at once, and counts what rings', async () => {
    await c.setFair(sql`daily_visio_limit = 2`)
    await c.move('visitor1', 'cancel', await c.ring())
    await c.move('visitor1', 'cancel', await c.ring('visitor1', 'contactB'))
    expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([429, 'daily_call_limit'])
    expect(await c.get('visitor1', `/visio/callable?fair=${c.fair}&users=1`)).toMatchObject({
      calls: { limit: 2, left: 0 },
    })
  })

  it('is not said of colleagues, whom one calls as often as one likes', async () => {
    await c.setFair(sql`daily_visio_limit = 1`)
    await c.move('contactA', 'cancel', await c.ring('contactA', 'organizer1'))
    const { firmAdminA, organizer1 } = c.seeded.people
    const ids = [firmAdminA.id, organizer1.id]
    expect(await c.get('contactA', `/visio/callable?fair=${c.fair}&users=${ids.join(',')}`)).toEqual({
      users: [...ids].sort((one, other) => one - other),
      uncounted: [firmAdminA.id],
      calls: { limit: 1, left: 0 },
    })
    expect((await c.callOf('contactA', 'firmAdminA')).statusCode).toBe(201)
  })

  it('holds for the firm that is called', async () => {
    await c.setFair(sql`daily_visio_limit = 1`)
    await c.move('visitor1', 'cancel', await c.ring())
    expect(await c.said(c.callOf('visitor2', 'contactA'))).toEqual([429, 'daily_call_limit_there'])
    expect((await c.callOf('visitor2', 'contactB')).statusCode).toBe(201)
  })

  it('is another one than that of conversations', async () => {
    await c.setFair(sql`daily_visio_limit = 1, daily_chat_limit = 1`)
    await c.move('visitor1', 'cancel', await c.ring())
    const { id } = await c.open('visitor1', c.booth('b'))
    expect((await c.write('visitor1', id, 'Hello')).statusCode).toBe(201)
    expect(await c.said(c.callOf('visitor1', 'contactB'))).toEqual([429, 'daily_call_limit'])
  })
})

describe('whoever is not there or busy', () => {
  it('is called as a contact of the day by whom they do not know yet: no conversation begins without', async () => {
    await c.setFair(sql`daily_visio_limit = 1`)
    expect((await c.callAway('visitor1', 'contactA')).json()).toMatchObject({ reason: 'offline' })
    expect((await c.callAway('visitor1', 'contactA')).statusCode).toBe(201)
    expect(await c.said(c.callAway('visitor1', 'contactB'))).toEqual([429, 'daily_call_limit'])
  })

  it('is not called on and on: ten times an hour by one person', async () => {
    const codes: number[] = []
    for (let at = 0; at < 11; at += 1) {
      await c.run(sql`delete from rate_limit where key like 'visio-ring:%'`)
      codes.push((await c.callAway('visitor1', 'contactA')).statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    expect((await c.callAway('visitor2', 'contactA')).statusCode).toBe(201)
  })
})

describe('a right that is lost', () => {
  const losses = {
    'the fair closes': () => c.setFair(sql`fair_status_id = 4`),
    'the fair does without video calls': () => c.setFair(sql`is_using_visio = false`),
    'the fair goes back in preparation, which its visitors do not see': () =>
      c.setFair(sql`fair_status_id = 1`),
    'the fair goes to the trash': () => c.setFair(sql`trashed_at = now()`),
    'the caller is refused': () =>
      c.run(sql`update fair_user set is_validated = 2 where user_id = ${c.seeded.people.visitor1.id}`),
    'the receiver’s account is closed': () =>
      c.run(sql`update app_user set is_disabled = true where id = ${c.seeded.people.contactA.id}`),
  }
  const rows = async () =>
    (await sql<{ state: string; reason: string }>`select state, reason from visio_call`.execute(c.db)).rows

  it.each(Object.entries(losses))('ends the call: %s', async (_what, lose) => {
    await c.accepted()
    await lose()
    await c.passes(1)
    expect(await rows()).toEqual([{ state: 'ended', reason: 'not_allowed' }])
    for (const who of ['visitor1', 'contactA'] as const) expect((await c.states(who)).at(-1)).toBe('end')
  })

  it.each([
    ['is closed', 4],
    ['goes back in preparation', 1],
  ])('stops the ring: the fair %s', async (_what, status) => {
    const call = await c.ring()
    await c.setFair(sql`fair_status_id = ${status}`)
    expect(await c.said(c.move('contactA', 'accept', call))).toEqual([403, 'calls_not_open'])
    await c.passes(1)
    expect(await rows()).toEqual([{ state: 'cancelled', reason: 'not_allowed' }])
    expect((await c.states('contactA')).at(-1)).toBe('cancel')
  })
})

describe('what is left of a call', () => {
  it.each([
    ['visitor1', 'cancel', { state: 'cancelled', duration: null }, 1],
    ['contactA', 'refuse', { state: 'refused', duration: null }, 0],
  ] as const)('by %s: %s is a line of their conversation', async (who, word, line, unread) => {
    const call = await c.ring()
    expect(await c.listed('contactA')).toEqual([])
    await c.move(who, word, call)
    await c.move(who, word, call)
    const [conversation] = await c.listed('contactA')
    expect(conversation).toMatchObject({ uuid: call.conversation, unread, lastMessage: { call: line.state } })
    const messages = await c.get<object[]>('contactA', `/conversations/${conversation?.id}/messages`)
    expect(messages).toMatchObject([
      { kind: 'call', text: null, call: line, author: { firstName: 'visitor1' } },
    ])
    await c.send('contactA', 'POST', `/conversations/${conversation?.id}/mark-as-read`)
    expect((await c.listed('contactA'))[0]?.unread).toBe(0)
  })

  it('is part of the conversation with a booth in which one of the two answers the other, whoever calls from it or from the booth; begun anywhere else it stays between the two', async () => {
    const { id, uuid } = await c.open('visitor1', { fair: c.fair, stand: c.seeded.stands.a })
    await c.write('visitor1', id, 'Good day')
    await c.write('contactA', id, 'Good day to you')
    const foreign = await c.open('visitor2', { fair: c.fair, stand: c.seeded.stands.a })
    await c.write('visitor2', foreign.id, 'Good day')
    await c.write('contactA', foreign.id, 'Good day to you')
    const { uuid: own } = await c.open('visitor1', c.personal('contactA'))
    const partOf = async (caller: Name, from: object) => {
      const answer = await c.callOf(caller, caller === 'visitor1' ? 'contactA' : 'visitor1', {
        fair: c.fair,
        ...from,
      })
      await c.move(caller, 'cancel', answer.json())
      return (answer.json() as { conversation: string }).conversation
    }
    expect(await partOf('visitor1', { conversation: uuid })).toBe(uuid)
    expect(await partOf('contactA', { conversation: uuid })).toBe(uuid)
    expect(await partOf('visitor1', { stand: c.seeded.stands.a })).toBe(uuid)
    const elsewhere: [Name, object][] = [
      ['visitor1', { conversation: own }],
      ['visitor1', { context: { kind: 'card', id: c.seeded.people.contactA.id } }],
      ['contactA', {}],
      ['contactA', { conversation: foreign.uuid }],
      ['contactA', { stand: c.seeded.stands.b }],
    ]
    for (const [caller, from] of elsewhere) expect(await partOf(caller, from), JSON.stringify(from)).toBe(own)
    const kinds = async (of: number) =>
      (await c.get<{ kind: string }[]>('visitor1', `/conversations/${of}/messages`)).map(one => one.kind)
    expect(await kinds(id)).toEqual(['call', 'call', 'call', 'text', 'taken', 'text'])
    expect(await c.texts('visitor2', foreign.id)).not.toContain('call')
  })

  it('says how long was spoken, beside what was written', async () => {
    const call = await c.accepted()
    c.platform.services.now = () => new Date(Date.now() + 90_000)
    await c.move('visitor1', 'end', call)
    const [conversation] = await c.listed('visitor1')
    const id = conversation?.id ?? 0
    await c.write('contactA', id, 'Thank you')
    expect(await c.texts('visitor1', id)).toEqual(['Thank you', 'call'])
    const [, line] = await c.get<{ call: { duration: number } }[]>(
      'visitor1',
      `/conversations/${id}/messages`,
    )
    expect(line?.call.duration).toBeGreaterThanOrEqual(89)
  })

  it('refused with a ready reply is a message to the caller', async () => {
    const call = await c.ring()
    await c.move('contactA', 'refuse', call, { message: 'In ten minutes?' })
    await c.move('contactA', 'refuse', call, { message: 'In ten minutes?' })
    const [conversation] = await c.listed('visitor1')
    expect(await c.texts('visitor1', conversation?.id ?? 0)).toEqual(['In ten minutes?', 'call'])
    expect(conversation?.unread).toBe(1)
  })

  it('is a notification of whoever missed it, was refused or got no picture, once', async () => {
    const told = async (who: Name) => {
      await c.run(
        sql`update queued_job set run_at = now() - interval '1 minute' where kind like 'event:call%'`,
      )
      await c.platform.services.queue.runDue()
      const { id } = c.seeded.people[who]
      const { notifications } = await c.get<{
        notifications: { kind: string; text: string; link: string }[]
      }>(who, `/users/${id}/notifications`)
      return notifications.map(({ kind }) => kind)
    }
    await c.ring()
    await c.passes(16)
    c.platform.services.now = now
    expect(await told('contactA')).toEqual(['call_missed'])
    const refused = await c.ring('visitor2')
    await c.move('contactA', 'refuse', refused)
    expect(await told('visitor2')).toEqual(['call_refused'])
    const failed = await c.accepted('visitor1', 'contactB')
    await c.move('contactB', 'end', failed, { reason: 'failed' })
    expect(await told('visitor1')).toEqual(['call_failed'])
    expect(await told('contactB')).toEqual(['call_failed'])
    expect(await told('contactA')).toEqual(['call_missed'])
  })

  it('has no line where the fair does without messages', async () => {
    await c.setFair(sql`is_using_direct_message_module = false`)
    const call = await c.ring()
    expect(call.conversation).toBeNull()
    expect(await c.said(c.move('contactA', 'refuse', call, { message: 'Later' }))).toEqual([
      403,
      'module_disabled',
    ])
    expect((await c.move('contactA', 'refuse', call)).statusCode).toBe(200)
  })

  it('names nobody who is erased, from whose card it was made', async () => {
    const card = { kind: 'card', id: c.seeded.people.contactA.id }
    const answer = await c.callOf('visitor1', 'contactA', { fair: c.fair, context: card })
    expect(answer.json()).toMatchObject({ context: { kind: 'card' } })
    await c.send('superAdmin', 'DELETE', `/users/${card.id}`)
    expect(await c.read('visitor1', answer.json())).toMatchObject({ receiver: null, context: null })
  })

  it('goes with the person who is erased, and the other keeps that there was a call', async () => {
    const call = await c.ring()
    await c.run(sql`delete from app_user where id = ${c.seeded.people.visitor1.id}`)
    await c.passes(1)
    expect(await c.read('contactA', call)).toMatchObject({ caller: null, state: 'cancelled' })
    expect((await c.callOf('visitor2', 'contactA')).json().state).toBe('ringing')
  })
})
