import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { VisioCall } from '../contract/visio-call.ts'

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

const code = { code: 409, over: 'call_over' }

describe('a call', () => {
  it('rings for fifteen seconds on the pages of whom it is for, and says who calls', async () => {
    const call = await c.ring()
    expect(call).toMatchObject({ state: 'ringing', isCaller: true, reason: null, fair: { id: c.fair } })
    expect(call.ringsFor).toBeGreaterThan(10_000)
    expect(call.ringsFor).toBeLessThanOrEqual(15_000)
    expect(call.uniqid).toMatch(/^[0-9a-f]{32}$/)
    const [update] = await c.heard('contactA')
    expect(update).toMatchObject({
      state: 'call',
      room: call.uniqid,
      caller: { firstName: 'visitor1' },
      call: { isCaller: false, receiver: { firstName: 'contactA' } },
    })
    expect(JSON.stringify(update)).not.toMatch(/@|canary/i)
    expect(await c.states('contactB')).toEqual([])
    const current = await c.get<{ call: VisioCall }>('contactA', '/visio/calls/current')
    expect(current.call.uniqid).toBe(call.uniqid)
  })

  it('is accepted by its receiver, ended by either, and tells both each time', async () => {
    const call = await c.ring()
    expect((await c.move('contactA', 'accept', call)).json()).toMatchObject({
      state: 'accepted',
      ringsFor: 0,
    })
    const ended = await c.move('visitor1', 'end', call)
    expect(ended.json()).toMatchObject({ state: 'ended', reason: 'hung_up' })
    for (const who of ['visitor1', 'contactA'] as const)
      expect(await c.states(who)).toEqual(['call', 'accept', 'end'])
    expect(await c.get('visitor1', '/visio/calls/current')).toEqual({ call: null })
  })

  it('says for how long it has been spoken, by the clock of the server', async () => {
    const call = await c.accepted()
    expect(call.spokenFor).toBeLessThan(60_000)
    c.platform.services.now = () => new Date(now().getTime() + 65_000)
    const { spokenFor } = await c.read('visitor1', call)
    expect(spokenFor).toBeGreaterThanOrEqual(65_000)
    c.platform.services.now = now
    expect((await c.move('contactA', 'end', call)).json()).toMatchObject({ spokenFor: 0 })
  })

  it.each([
    ['contactA', 'refuse', 'refused', null],
    ['visitor1', 'cancel', 'cancelled', null],
    ['visitor1', 'miss', 'missed', 'unanswered'],
  ] as const)('by %s: %s makes it %s, and a repeat changes nothing', async (who, word, state, reason) => {
    const call = await c.ring()
    const [first, again] = [await c.move(who, word, call), await c.move(who, word, call)]
    expect(first.json()).toMatchObject({ state, reason })
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await c.states('visitor1')).toEqual(['call', word])
    expect(await c.said(c.move('contactA', 'accept', call))).toEqual([code.code, code.over])
    expect(await c.said(c.move('visitor1', 'end', call))).toEqual([code.code, code.over])
  })

  it('moves in no other order, and by nobody else', async () => {
    const call = await c.ring()
    expect(await c.said(c.move('visitor1', 'end', call))).toEqual([409, 'call_not_accepted'])
    expect(await c.said(c.move('visitor1', 'accept', call))).toEqual([403, 'forbidden'])
    expect(await c.said(c.move('contactA', 'cancel', call))).toEqual([403, 'forbidden'])
    for (const word of ['accept', 'start', 'refuse', 'cancel', 'miss', 'end'])
      expect(await c.said(c.move('visitor2', word, call)), word).toEqual([404, 'not_found'])
    expect(await c.said(c.access('visitor2', call))).toEqual([404, 'not_found'])
    expect(await c.said(c.send('visitor2', 'GET', `/visio_rooms/${call.uniqid}/uniqid`))).toEqual([
      404,
      'not_found',
    ])
    await c.move('contactA', 'accept', call)
    for (const [who, word] of [
      ['contactA', 'refuse'],
      ['visitor1', 'cancel'],
      ['visitor1', 'miss'],
    ] as const)
      expect(await c.said(c.move(who, word, call)), word).toEqual([409, 'call_accepted'])
  })

  it('is started by whoever answers; of the caller that changes nothing', async () => {
    const call = await c.ring()
    expect((await c.move('visitor1', 'start', call)).json().state).toBe('ringing')
    expect((await c.move('contactA', 'start', call)).json().state).toBe('accepted')
    expect((await c.move('visitor1', 'start', call)).json().state).toBe('accepted')
    await c.move('contactA', 'end', call)
    expect(await c.said(c.move('visitor1', 'start', call))).toEqual([409, 'call_over'])
  })

  it('is made and moved as a record too, and taken out of one’s own history alone', async () => {
    const receiver = c.seeded.people.contactA.id
    await c.opens('contactA')
    const made = await c.send('visitor1', 'POST', '/visio_rooms', { receiver, fair: c.fair })
    const call: VisioCall = made.json()
    expect(await c.said(c.send('visitor1', 'DELETE', `/visio_rooms/${call.id}`))).toEqual([
      409,
      'call_not_over',
    ])
    const moved = await c.send('contactA', 'PUT', `/visio_rooms/${call.id}`, { state: 'refused' })
    expect(moved.json().state).toBe('refused')
    expect((await c.send('visitor1', 'DELETE', `/visio_rooms/${call.id}`)).statusCode).toBe(204)
    expect(await c.get('visitor1', '/visio_rooms')).toEqual([])
    expect(await c.get<VisioCall[]>('contactA', '/visio_rooms?pagination=false')).toHaveLength(1)
    expect(await c.get<VisioCall[]>('contactA', `/visio_rooms?before=${call.id}`)).toEqual([])
    expect(await c.get('visitor2', '/visio_rooms')).toEqual([])
  })
})

describe('many at once', () => {
  it('fifty starts are one ring', async () => {
    await c.platform.as('visitor1')
    const answers = await Promise.all(Array.from({ length: 50 }, () => c.callOf('visitor1', 'contactA')))
    const made = answers.filter(({ statusCode }) => statusCode !== 503).map(one => one.json<VisioCall>())
    expect(new Set(made.map(({ uniqid }) => uniqid)).size).toBe(1)
    expect(await many(c.db)`select 1 from visio_call`).toHaveLength(1)
    expect(await c.states('contactA')).toEqual(['call'])
  })

  it('two who call each other are in one call, accepted', async () => {
    const people = ['visitor1', 'organizer1'] as const
    const meet = [people, [people[1], people[0]] as const]
    await Promise.all(people.map(who => c.platform.as(who)))
    const answers = await Promise.all(meet.map(([who, whom]) => c.callOf(who, whom)))
    const rooms = answers.map(one => one.json<VisioCall>())
    expect(rooms[0]?.uniqid).toBe(rooms[1]?.uniqid)
    const rows = await many<{ state: string }>(c.db)`select state from visio_call`
    expect(rows).toEqual([{ state: 'accepted' }])
  })

  it('accept and cancel: one of the two happens', async () => {
    const call = await c.ring()
    await c.platform.as('contactA')
    const answers = await Promise.all([
      c.move('contactA', 'accept', call),
      c.move('visitor1', 'cancel', call),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('whoever is not there', () => {
  it('has missed it without a ring, and the caller is told at once', async () => {
    const answer = await c.callAway('visitor1', 'contactA')
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { state: 'missed', reason: 'offline' }])
    expect(await c.states('contactA')).toEqual(['miss'])
    expect((await c.listed('contactA'))[0]).toMatchObject({ unread: 1, lastMessage: { call: 'missed' } })
  })

  it('by their own choice is as little there, and whoever wants not to be disturbed is busy', async () => {
    const { id } = c.seeded.people.contactA
    await c.send('contactA', 'PUT', '/presence/choice', { choice: 'invisible' })
    expect((await c.callOf('visitor1', 'contactA')).json()).toMatchObject({ reason: 'offline' })
    await c.send('contactA', 'PUT', '/presence/choice', { choice: 'busy' })
    expect((await c.callOf('visitor1', 'contactA')).json()).toMatchObject({ reason: 'busy' })
    expect(await many(c.db)`select 1 from visio_engaged where user_id = ${id}`).toEqual([])
  })
})

describe('a talk', () => {
  it('is told of oneself instead of what one chose, and leaves the choice as it is', async () => {
    const own = () => c.get('visitor1', '/presence/choice')
    const call = await c.accepted()
    expect(await own()).toEqual({ choice: 'free', isTalking: true })
    await c.move('visitor1', 'end', call)
    expect(await own()).toEqual({ choice: 'free', isTalking: false })
  })

  it('makes both busy from when it is accepted until it is over', async () => {
    const talks = async () =>
      (await many<{ cause: string }>(c.db)`select cause from presence_talk`).map(({ cause }) => cause)
    const call = await c.ring()
    expect(await talks()).toEqual([])
    await c.move('contactA', 'accept', call)
    expect(await talks()).toEqual([`call:${call.id}`, `call:${call.id}`])
    await c.move('visitor1', 'end', call)
    expect(await talks()).toEqual([])
  })
})

describe('whoever is in another call', () => {
  it('has missed it, is told so, and the caller at once', async () => {
    await c.accepted()
    const answer = await c.callOf('visitor2', 'contactA')
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { state: 'missed', reason: 'busy' }])
    expect((await c.heard('contactA')).at(-1)).toMatchObject({ state: 'miss', call: { reason: 'busy' } })
    expect(await c.states('visitor2')).toEqual(['miss'])
    expect(await c.get('visitor2', '/visio/calls/current')).toEqual({ call: null })
  })

  it('calls nobody else', async () => {
    await c.accepted()
    expect(await c.said(c.callOf('visitor1', 'contactB'))).toEqual([409, 'in_another_call'])
    const again = await c.callOf('visitor1', 'contactA')
    expect(again.json().state).toBe('accepted')
  })
})

describe('a ring', () => {
  it('ends after fifteen seconds by the server, and is then answered by nobody', async () => {
    const call = await c.ring()
    await c.passes(14)
    expect((await c.read('visitor1', call)).state).toBe('ringing')
    await c.passes(2)
    expect(await c.read('visitor1', call)).toMatchObject({ state: 'missed', reason: 'unanswered' })
    expect(await c.states('contactA')).toEqual(['call', 'miss'])
    expect(await c.said(c.move('contactA', 'accept', call))).toEqual([409, 'call_over'])
  })

  it('is answered by nobody once its time is over, before the server has looked', async () => {
    const call = await c.ring()
    c.platform.services.now = () => new Date(Date.now() + 16_000)
    expect(await c.said(c.move('contactA', 'accept', call))).toEqual([409, 'call_over'])
    // Nor does it hold up the next call.
    expect((await c.callOf('visitor2', 'contactA')).json().state).toBe('ringing')
  })

  it('is looked after again within seconds when a look fails', async () => {
    const call = await c.ring()
    const rename = (from: string, to: string) =>
      c.run(sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`)
    await rename('visio_engaged', 'away')
    try {
      await c.passes(2)
    } finally {
      await rename('away', 'visio_engaged')
    }
    const { tries, isSoon } = await one<{ tries: number; isSoon: boolean }>(c.db)`
      select attempts as tries, run_at < now() + interval '2 seconds' as "isSoon" from queued_job
      where kind = 'watch_calls'`
    expect([tries, isSoon]).toEqual([1, true])
    await c.passes(14)
    expect((await c.read('visitor1', call)).state).toBe('missed')
  })

  it('is made six times a minute', async () => {
    for (let at = 0; at < 6; at += 1) await c.move('visitor1', 'cancel', await c.ring())
    expect(await c.said(c.callOf('visitor1', 'contactA'))).toEqual([429, 'too_many_requests'])
  })
})
