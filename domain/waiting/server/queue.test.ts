import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import type { WaitedBooths } from '../contract/dashboard.ts'
import type { OwnPlace } from '../contract/place.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(() => q.startBusy())
afterAll(() => q.platform.close())

const refused = (...asked: Parameters<typeof q.takeAt>) => q.said(q.takeAt(...asked))

describe('a place', () => {
  it('is taken where everybody of the booth is busy, says who is before, and one keeps it', async () => {
    expect(await q.queue('visitor1')).toMatchObject({
      isOpen: true,
      ways: ['chat', 'call'],
      waiting: 0,
      free: 0,
      talking: 1,
      refusal: null,
      placesLeft: 3,
      place: null,
      isStaff: false,
    })
    const first = await q.take('visitor1', 'a', { reason: 'Prices' })
    expect(first).toMatchObject({
      state: 'waiting',
      before: 0,
      estimate: null,
      reason: 'Prices',
      mayPostpone: false,
      calledFor: 0,
      stand: { id: q.seeded.stands.a, firm: { name: 'Firm A' } },
    })
    const second = await q.take('visitor2')
    expect(second.before).toBe(1)
    expect((await q.take('visitor1')).id).toBe(first.id)
    expect(await q.own('visitor2')).toMatchObject([{ id: second.id, before: 1 }])
    expect(await q.queue('visitor1')).toMatchObject({ waiting: 2, placesLeft: 2, place: { id: first.id } })
  })

  it('is refused where somebody is free, nobody is there, and to those of the booth', async () => {
    await q.there('contactA')
    expect(await refused('visitor1')).toEqual([409, 'queue_staff_free'])
    await q.gone('contactA')
    expect(await refused('visitor1')).toEqual([409, 'queue_unstaffed'])
    expect((await q.queue('visitor1')).refusal).toBe('queue_unstaffed')
    await q.busy()
    for (const who of ['contactA', 'firmAdminA', 'standAdminA'] as const)
      expect(await refused(who), who).toEqual([409, 'queue_own_booth'])
    expect(await q.line()).toEqual([])
  })
})

describe('the order', () => {
  it('is that of taking; the next one is called, told so, and has two minutes', async () => {
    const first = await q.take('visitor1')
    const second = await q.take('visitor2')
    const called = await q.next()
    expect(called).toMatchObject({
      id: first.id,
      state: 'called',
      way: 'chat',
      contact: { firstName: 'contactA' },
    })
    expect(called.calledFor).toBeGreaterThan(60_000)
    expect(called.calledFor).toBeLessThanOrEqual(120_000)
    expect(await q.own('visitor1')).toMatchObject([{ state: 'called', before: null }])
    expect(await q.own('visitor2')).toMatchObject([{ id: second.id, before: 0 }])
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called'])
    expect(await q.changesOf('visitor2')).toEqual(['taken', 'next'])
  })

  it('tells whoever is called on pages of other fairs and of none', async () => {
    const { fair2 } = q.seeded.fairs
    const elsewhere = async (who: 'visitor1' | 'visitor2', query: string) =>
      (await q.ask(who, 'GET', `/queue/places/current${query}`)).json<{ places: OwnPlace[] }>().places
    const { id } = await q.take('visitor1')
    await q.take('visitor2')
    for (const query of ['', `?fair=${fair2}`]) expect(await elsewhere('visitor1', query)).toEqual([])
    await q.next()
    for (const query of ['', `?fair=${fair2}`]) {
      expect(await elsewhere('visitor1', query)).toMatchObject([{ id, state: 'called' }])
      expect(await elsewhere('visitor2', query)).toEqual([])
    }
  })

  it('is the same for whoever asks for the next one twice: they get whom they have called', async () => {
    await q.take('visitor1')
    await q.take('visitor2')
    const once = await q.next()
    expect((await q.next()).id).toBe(once.id)
    expect(await q.line()).toEqual([q.idOf('visitor2')])
  })

  it('lets the next one go before, once, also of whoever is called', async () => {
    const first = await q.take('visitor1')
    const second = await q.take('visitor2')
    await q.take('press')
    await q.next()
    expect((await q.moveAt('visitor1', 'later', first)).json()).toMatchObject({
      state: 'waiting',
      before: 1,
      mayPostpone: false,
    })
    expect(await q.line()).toEqual([q.idOf('visitor2'), q.idOf('visitor1'), q.idOf('press')])
    expect(await q.said(q.moveAt('visitor1', 'later', first))).toEqual([409, 'place_postponed'])
    expect((await q.next()).id).toBe(second.id)
  })

  it('keeps who is called meanwhile before whoever let one go first, and after whom they were before', async () => {
    const [other = 0] = await q.people(1, true)
    await q.busy(other)
    const first = await q.take('visitor1')
    const second = await q.take('visitor2')
    await q.take('press')
    expect((await q.next()).id).toBe(first.id)
    expect((await q.next(other)).id).toBe(second.id)
    await q.moveAt('visitor1', 'later', first)
    await q.moveAt(other, 'release', second)
    expect(await q.line()).toEqual(['visitor2', 'press', 'visitor1'].map(who => q.idOf(who as 'press')))
  })

  it('keeps the one “later” of whoever waits as the last', async () => {
    const place = await q.take('visitor1')
    expect(place.mayPostpone).toBe(false)
    expect((await q.moveAt('visitor1', 'later', place)).json()).toMatchObject({ before: 0 })
    await q.take('visitor2')
    expect(await q.own('visitor1')).toMatchObject([{ mayPostpone: true }])
    expect((await q.moveAt('visitor1', 'later', place)).json()).toMatchObject({
      before: 1,
      mayPostpone: false,
    })
  })

  it('offers “later” to whoever is called only while somebody waits behind them, and tells them so', async () => {
    const place = await q.take('visitor1')
    await q.next()
    expect(await q.own('visitor1')).toMatchObject([{ state: 'called', mayPostpone: false }])
    const behind = await q.take('visitor2')
    expect(await q.own('visitor1')).toMatchObject([{ id: place.id, mayPostpone: true }])
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called', 'moved'])
    await q.leave('visitor2', behind)
    expect(await q.own('visitor1')).toMatchObject([{ state: 'called', mayPostpone: false }])
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called', 'moved', 'moved'])
  })

  it('says anew what somebody wants to talk about, so often a minute, to nobody who waits beside them', async () => {
    const place = await q.take('visitor1')
    await q.take('visitor2')
    const say = (reason: string) => q.ask('visitor1', 'PUT', `/queue/places/${place.id}`, { reason })
    expect((await say('Prices')).json()).toMatchObject({ reason: 'Prices' })
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'reason'])
    expect(await q.changesOf('visitor2')).toEqual(['taken'])
    const codes = []
    for (let turn = 0; turn < 30; turn += 1) codes.push((await say(`Reason ${turn}`)).statusCode)
    expect(codes).toEqual([...Array.from({ length: 29 }, () => 200), 429])
  })

  it('closes up behind whoever leaves', async () => {
    const first = await q.take('visitor1')
    await q.take('visitor2')
    await q.take('press')
    expect((await q.leave('visitor1', first)).statusCode).toBe(204)
    expect((await q.leave('visitor1', first)).statusCode).toBe(204)
    expect(await q.own('visitor1')).toEqual([])
    expect(await q.own('press')).toMatchObject([{ before: 1 }])
    expect(await q.changesOf('visitor2')).toEqual(['taken', 'next'])
    expect(await q.changesOf('press')).toEqual(['taken', 'moved'])
    expect(await q.said(q.moveAt('visitor1', 'later', first))).toEqual([409, 'place_over'])
    expect(await q.said(q.moveAt('visitor1', 'come', first, { by: 'chat' }))).toEqual([409, 'place_over'])
  })
})

describe('whoever is called', () => {
  it('and does not come in two minutes has missed it; nobody else is called by itself', async () => {
    const first = await q.take('visitor1')
    const second = await q.take('visitor2')
    await q.next()
    await q.goBy(100)
    expect(await q.stateOf(first)).toBe('called')
    await q.goBy(21)
    expect(await q.stateOf(first)).toBe('missed')
    expect(await q.own('visitor1')).toMatchObject([{ id: first.id, state: 'missed' }])
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called', 'ended'])
    expect(await q.stateOf(second)).toBe('waiting')
    expect(await q.said(q.moveAt('visitor1', 'come', first, { by: 'chat' }))).toEqual([409, 'place_over'])
    expect((await q.next()).id).toBe(second.id)
    expect(await q.listed()).toMatchObject({ missed: 1, places: [{ id: second.id, state: 'called' }] })
  })

  it('keeps the rest of their two minutes while the server is away, and is told so', async () => {
    const place = await q.take('visitor1')
    await q.next()
    await q.goBy(90)
    await q.goBy(200, { isAway: true })
    expect(await q.stateOf(place)).toBe('called')
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called', 'called'])
    const [own] = await q.own('visitor1')
    expect(own?.calledFor).toBeGreaterThan(20_000)
    // When it was last looked after is written every ten seconds.
    expect(own?.calledFor).toBeLessThan(41_000)
    await q.goBy(40)
    expect(await q.stateOf(place)).toBe('missed')
  })

  it('comes by chat into the conversation with the booth, until the contact says that it is done', async () => {
    const place = await q.take('visitor1', 'a', { reason: 'Prices' })
    await q.next()
    const came = await q.come('visitor1', place)
    expect(came).toMatchObject({ state: 'talking', way: 'chat', calledFor: 0 })
    expect(came.conversation).toEqual(expect.any(String))
    expect(await q.listed()).toMatchObject({
      places: [{ state: 'talking', conversation: came.conversation }],
    })
    expect((await q.come('visitor1', place)).state).toBe('talking')
    const talks = sql`select user_id from presence_talk where cause like 'queue:%' order by user_id`
    expect((await talks.execute(q.db)).rows).toHaveLength(2)
    expect(await q.said(q.nextAt())).toEqual([409, 'queue_still_receiving'])
    const done = await q.moveAt('contactA', 'done', place)
    expect([done.statusCode, done.json().state]).toEqual([200, 'served'])
    expect((await q.moveAt('contactA', 'done', place)).json().state).toBe('served')
    expect((await talks.execute(q.db)).rows).toEqual([])
    expect(await q.listed()).toMatchObject({ served: 1, places: [], recent: [{ id: place.id }] })
    expect(await q.changesOf('visitor1')).toEqual(['taken', 'called', 'talking', 'ended'])
  })

  it('by a call talks once they answer, about what they waited for, and is served when it ends', async () => {
    const context = { kind: 'booth', id: q.seeded.stands.a }
    const place = await q.take('visitor1', 'a', { reason: 'Prices', context })
    const called = await q.next('contactA', 'call')
    expect(called.call).toEqual(expect.any(String))
    const call = { uniqid: called.call ?? '' }
    const own = async (who: 'visitor1' | 'contactA') =>
      (await q.ask(who, 'GET', '/visio/calls/current')).json().call
    for (const who of ['visitor1', 'contactA'] as const)
      expect(await own(who), who).toMatchObject({ about: 'Prices', context })
    // What does not come about leaves nothing with the booth.
    expect(await q.listed()).toMatchObject({ places: [{ conversation: null }] })
    expect((await q.move('visitor1', 'accept', call)).statusCode).toBe(200)
    await q.settle()
    expect(await q.stateOf(place)).toBe('talking')
    const inbox = await q.ask('standAdminA', 'GET', `/conversations?stand=${q.seeded.stands.a}&as=booth`)
    expect(inbox.json()).toMatchObject([{ takenBy: { firstName: 'contactA' }, waitingSince: null, context }])
    const [line] = (await q.ask('standAdminA', 'GET', `/conversations/${inbox.json()[0].id}/messages`)).json()
    expect(line).toMatchObject({ kind: 'queue', note: 'Prices', context })
    expect((await q.move('visitor1', 'end', call)).statusCode).toBe(200)
    await q.settle()
    expect(await q.stateOf(place)).toBe('served')
    expect((await q.own('visitor1')).length).toBe(0)
  })

  it('and refuses the ring keeps the rest of the two minutes, and comes by a call of their own', async () => {
    const place = await q.take('visitor1')
    const called = await q.next('contactA', 'call')
    expect((await q.move('visitor1', 'refuse', { uniqid: called.call ?? '' })).statusCode).toBe(200)
    await q.settle()
    expect(await q.own('visitor1')).toMatchObject([{ state: 'called', call: null }])
    const coming = await q.come('visitor1', place, 'call')
    expect(coming).toMatchObject({ state: 'called', call: expect.any(String) })
    await q.move('contactA', 'accept', { uniqid: coming.call ?? '' })
    await q.settle()
    expect(await q.stateOf(place)).toBe('talking')
  })

  it('is not missed while it still rings', async () => {
    const place = await q.take('visitor1')
    await q.next('contactA', 'call')
    await q.goBy(130)
    expect(await q.stateOf(place)).toBe('called')
  })

  it('is put back into their old place by whoever does not receive them now', async () => {
    const first = await q.take('visitor1')
    await q.take('visitor2')
    await q.next()
    expect((await q.moveAt('contactA', 'release', first)).json().state).toBe('waiting')
    expect(await q.line()).toEqual([q.idOf('visitor1'), q.idOf('visitor2')])
    expect((await q.next()).id).toBe(first.id)
  })

  it('in writing is rung for as well by whoever has called them, and answers', async () => {
    const place = await q.take('visitor1')
    const { conversation } = await q.next()
    const rung = (await q.moveAt('contactA', 'take', place, { by: 'call' })).json()
    expect(rung).toMatchObject({ state: 'called', way: 'call', conversation, call: expect.any(String) })
    expect((await q.moveAt('contactA', 'take', place, { by: 'call' })).json().call).toBe(rung.call)
    expect(await q.states('visitor1')).toEqual(['call'])
    await q.move('visitor1', 'accept', { uniqid: rung.call })
    await q.settle()
    expect(await q.stateOf(place)).toBe('talking')
  })

  it('may be received by a colleague, who takes them over', async () => {
    const [colleague = 0] = await q.people(1, true)
    const place = await q.take('visitor1')
    await q.next()
    const taken = await q.moveAt(colleague, 'take', place, { by: 'chat' })
    expect(taken.json()).toMatchObject({ id: place.id, state: 'called', contact: { id: colleague } })
    expect(await q.said(q.moveAt('contactA', 'release', place))).toEqual([409, 'place_not_received'])
    expect((await q.come('visitor1', place)).contact).toMatchObject({ id: colleague })
    expect(await q.said(q.moveAt('contactA', 'done', place))).toEqual([409, 'place_not_received'])
    expect((await q.moveAt(colleague, 'done', place)).statusCode).toBe(200)
  })
})

describe('a ring stops on all pages', () => {
  it.each([
    ['the contact gives the place back', 'release', 'waiting'],
    ['a colleague takes over', 'take', 'called'],
    ['the visitor lets somebody go first', 'later', 'waiting'],
    ['the visitor comes in writing', 'come', 'talking'],
    ['the visitor leaves', 'leave', 'left'],
    ['the booth closes its queue', 'close', 'closed'],
    ['the visitor may not wait any more', 'forbid', 'closed'],
  ] as const)('when %s', async (_, what, state) => {
    const [colleague = 0] = await q.people(1, true)
    await q.busy(colleague)
    const place = await q.take('visitor1')
    const { call } = await q.next('contactA', 'call')
    const does = {
      release: () => q.moveAt('contactA', 'release', place),
      take: () => q.moveAt(colleague, 'take', place, { by: 'chat' }),
      later: () => q.moveAt('visitor1', 'later', place),
      come: () => q.moveAt('visitor1', 'come', place, { by: 'chat' }),
      leave: () => q.leave('visitor1', place),
      close: () => q.openOrClose('contactA', 'close'),
      forbid: () => q.run(sql`update fair_user set is_validated = 2 where user_id = ${q.idOf('visitor1')}`),
    }
    await does[what]()
    await q.settle()
    expect(await q.stateOf(place)).toBe(state)
    expect(await q.states('visitor1')).toEqual(['call', 'cancel'])
    expect(await q.states('contactA')).toEqual(['call', 'cancel'])
    expect(await q.said(q.move('visitor1', 'accept', { uniqid: call ?? '' }))).toEqual([409, 'call_over'])
    const engaged = sql`select 1 from visio_engaged`.execute(q.db)
    expect((await engaged).rows).toEqual([])
    // What became of the place is told; that it rang in vain is not.
    await q.platform.services.queue.runDue()
    const told = sql`select 1 from notification where kind like 'call%'`.execute(q.db)
    expect((await told).rows).toEqual([])
  })

  it('and rings for the colleague who takes over by a call', async () => {
    const [colleague = 0] = await q.people(1, true)
    await q.busy(colleague)
    const place = await q.take('visitor1')
    const first = await q.next('contactA', 'call')
    const second = (await q.moveAt(colleague, 'take', place, { by: 'call' })).json()
    expect(second).toMatchObject({ state: 'called', contact: { id: colleague }, call: expect.any(String) })
    expect(second.call).not.toBe(first.call)
    expect(await q.states('visitor1')).toEqual(['call', 'cancel', 'call'])
    expect((await q.move('visitor1', 'accept', { uniqid: second.call })).statusCode).toBe(200)
    await q.settle()
    expect(await q.stateOf(place)).toBe('talking')
  })
})

describe('the conversation of a place', () => {
  it('is that of whoever receives, also after a colleague had called before', async () => {
    const [colleague = 0] = await q.people(1, true)
    const place = await q.take('visitor1')
    const { conversation } = await q.next()
    await q.moveAt('contactA', 'release', place)
    const again = await q.next(colleague)
    expect(again.conversation).toBe(conversation)
    await q.come('visitor1', place)
    const taken = sql<{ who: number }>`select taken_by_id as who from conversation_side s
      join conversation c on c.id = s.conversation_id where c.uuid = ${conversation} and s.side = 2`
    expect((await taken.execute(q.db)).rows).toEqual([{ who: colleague }])
  })
})

describe('the dashboard of a fair', () => {
  it('says at which booths people wait, and since when; of a fair that is another one’s nothing', async () => {
    await q.busy('contactB')
    const first = await q.take('visitor1')
    await q.take('visitor2')
    await q.take('visitor2', 'b')
    const dashboard = (who: 'organizer1' | 'superAdmin', of: number) =>
      q.get<{ queues: WaitedBooths }>(who, `/fairs/${of}/dashboard`)
    expect((await dashboard('organizer1', q.fair)).queues).toMatchObject({
      waiting: 3,
      booths: [
        { id: q.seeded.stands.a, name: 'Firm A', waiting: 2, since: first.takenAt },
        { id: q.seeded.stands.b, waiting: 1 },
      ],
    })
    expect((await dashboard('superAdmin', q.seeded.fairs.fair2)).queues).toEqual({ waiting: 0, booths: [] })
    // Whoever is called waits no more.
    await q.next()
    expect((await dashboard('organizer1', q.fair)).queues.waiting).toBe(2)
  })
})

describe('a closed queue', () => {
  it('ends the places of all who wait or are called, lets talks go on, and takes nobody until it is open', async () => {
    const talking = await q.take('visitor1')
    const waiting = await q.take('visitor2')
    await q.next()
    await q.come('visitor1', talking)
    expect((await q.openOrClose('contactA', 'close')).json()).toMatchObject({ isOpen: false })
    expect(await q.stateOf(talking)).toBe('talking')
    expect(await q.own('visitor2')).toMatchObject([
      { id: waiting.id, state: 'closed', closedBecause: 'booth' },
    ])
    expect(await q.changesOf('visitor2')).toEqual(['taken', 'next', 'ended'])
    expect(await refused('press')).toEqual([409, 'queue_closed'])
    expect((await q.openOrClose('contactA', 'open')).json()).toMatchObject({ isOpen: true })
    expect((await q.take('press')).before).toBe(0)
  })

  it('is one at which nobody of the booth has been for ten minutes', async () => {
    const place = await q.take('visitor1')
    await q.gone('contactA')
    await q.settle()
    await q.goBy(500)
    await q.goBy(500, { isAway: true })
    expect(await q.stateOf(place)).toBe('waiting')
    await q.goBy(120)
    expect(await q.own('visitor1')).toMatchObject([{ state: 'closed', closedBecause: 'unstaffed' }])
  })

  it('is not one whose staff has come back in time', async () => {
    const place = await q.take('visitor1')
    await q.gone('contactA')
    await q.settle()
    await q.goBy(500)
    await q.busy()
    await q.settle()
    await q.gone('contactA')
    await q.settle()
    await q.goBy(500)
    expect(await q.stateOf(place)).toBe('waiting')
  })
})
