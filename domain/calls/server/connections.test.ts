import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import type { Signal, VisioAccess } from '../contract/connection.ts'
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

const candidate = (at: number): Signal => ({
  kind: 'candidate',
  candidate: { candidate: `candidate:${at} 1 udp 1 192.0.2.1 9 typ host`, sdpMid: '0' },
})
const send = (who: Name, { token, sessionId }: VisioAccess, to: string, first: number, signals: object[]) =>
  c.send(who, 'POST', `/visio/signal/${sessionId}`, { token, to, first, signals })
const signalsOf = async (who: Name) =>
  (await c.heard(who)).flatMap(update => (update.state === 'signal' ? [update] : []))

async function bothIn() {
  const call = await c.accepted()
  const visitor = await c.join('visitor1', call)
  const contact = await c.join('contactA', call)
  return { call, visitor, contact }
}

describe('a page in a call', () => {
  it('comes in once it is accepted, hears who is there, and has a token for five minutes', async () => {
    const call = await c.ring()
    expect(await c.said(c.access('visitor1', call))).toEqual([409, 'call_not_accepted'])
    await c.move('contactA', 'accept', call)
    const visitor = await c.join('visitor1', call)
    expect(visitor).toMatchObject({
      sessionId: call.uniqid,
      apiKey: 'p2p',
      iceServers: [],
      expiresIn: 300,
      peers: [],
    })
    const contact = await c.join('contactA', call)
    const { id: user } = c.seeded.people.visitor1
    expect(contact.peers).toEqual([{ connection: visitor.connection, user, isEarlier: true }])
    expect((await c.heard('visitor1')).at(-1)).toMatchObject({
      state: 'join',
      connection: contact.connection,
      replaces: null,
    })
    await c.move('visitor1', 'end', call)
    expect(await c.said(c.access('visitor1', call))).toEqual([409, 'call_over'])
  })

  it('keeps its place when it asks for another token, and loses it to a later page', async () => {
    const { call, visitor, contact } = await bothIn()
    const { connection } = visitor
    const again = (await c.access('visitor1', call, { connection })).json<VisioAccess>()
    expect(again.connection).toBe(connection)
    expect(again.peers).toEqual([
      { connection: contact.connection, user: c.seeded.people.contactA.id, isEarlier: false },
    ])
    const later = await c.join('visitor1', call)
    expect(later.connection).not.toBe(connection)
    expect((await c.heard('contactA')).at(-1)).toMatchObject({ state: 'join', replaces: connection })
    expect((await c.heard('visitor1')).at(-1)).toMatchObject({ state: 'join', replaces: connection })
    const renew = (one: string) => c.send('visitor1', 'POST', `/visio/connections/${one}/renew`)
    expect(await c.said(renew(connection))).toEqual([409, 'connection_gone'])
    expect((await renew(later.connection)).statusCode).toBe(204)
    expect(await c.said(send('visitor1', visitor, contact.connection, 1, [candidate(1)]))).toEqual([
      409,
      'connection_gone',
    ])
  })

  it('of somebody else is renewed by nobody', async () => {
    const { visitor } = await bothIn()
    for (const who of ['contactA', 'visitor2'] as const)
      expect(await c.said(c.send(who, 'POST', `/visio/connections/${visitor.connection}/renew`))).toEqual([
        409,
        'connection_gone',
      ])
  })
})

describe('signals', () => {
  it('arrive at the other page alone, each once and in order, however often they are sent', async () => {
    const { visitor, contact } = await bothIn()
    const said = Array.from({ length: 6 }, (_, at) => candidate(at + 1))
    expect((await send('visitor1', visitor, contact.connection, 1, said.slice(0, 3))).statusCode).toBe(204)
    expect((await send('visitor1', visitor, contact.connection, 1, said.slice(0, 3))).statusCode).toBe(204)
    expect((await send('visitor1', visitor, contact.connection, 3, said.slice(2))).statusCode).toBe(204)
    const heard = await signalsOf('contactA')
    expect(heard.map(({ signal }) => signal)).toEqual(said)
    expect(heard.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(heard[0]).toMatchObject({ from: visitor.connection, to: contact.connection })
    expect(await signalsOf('visitor1')).toEqual([])
    expect(await c.said(send('visitor1', visitor, contact.connection, 8, [candidate(8)]))).toEqual([
      409,
      'signal_order',
    ])
  })

  it('are said by whom the token is for, to somebody in the same room', async () => {
    const { visitor, contact } = await bothIn()
    const one = [candidate(1)]
    expect(await c.said(send('contactA', visitor, contact.connection, 1, one))).toEqual([
      403,
      'visio_token_expired',
    ])
    expect(
      await c.said(send('visitor1', { ...visitor, token: 'x.y.z' }, contact.connection, 1, one)),
    ).toEqual([403, 'visio_token_expired'])
    const elsewhere = await c.accepted('visitor2', 'contactB')
    const other = await c.join('visitor2', elsewhere)
    expect(await c.said(send('visitor1', visitor, other.connection, 1, one))).toEqual([409, 'peer_gone'])
    const strayed = { ...visitor, sessionId: other.sessionId }
    expect(await c.said(send('visitor1', strayed, contact.connection, 1, one))).toEqual([
      403,
      'visio_token_expired',
    ])
    expect(await c.said(send('visitor1', visitor, visitor.connection, 1, one))).toEqual([409, 'peer_gone'])
    expect(await signalsOf('visitor2')).toEqual([])
  })

  it('arrive at whoever was not heard of while the server was away', async () => {
    const { visitor, contact } = await bothIn()
    await c.passes(120)
    const muted = { kind: 'media', microphone: false, camera: true, screen: false }
    expect((await send('visitor1', visitor, contact.connection, 1, [muted])).statusCode).toBe(204)
    expect((await signalsOf('contactA')).map(({ signal }) => signal)).toEqual([muted])
  })

  it('are refused with a token that is over, and once the call is', async () => {
    const { call, visitor, contact } = await bothIn()
    c.platform.services.now = () => new Date(Date.now() + 301_000)
    expect(await c.said(send('visitor1', visitor, contact.connection, 1, [candidate(1)]))).toEqual([
      403,
      'visio_token_expired',
    ])
    c.platform.services.now = now
    await c.move('contactA', 'end', call)
    const [status] = await c.said(send('visitor1', visitor, contact.connection, 1, [candidate(1)]))
    expect(status).toBe(409)
  })

  it('of another session of the same person are refused', async () => {
    const { visitor, contact } = await bothIn()
    const { app, services, seeded } = c.platform
    const { openedSession } = await import('#app/server/testing/opened-session.ts')
    const token = await openedSession(services, seeded.people.visitor1.id)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/visio/signal/${visitor.sessionId}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { token: visitor.token, to: contact.connection, first: 1, signals: [candidate(1)] },
    })
    expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'connection_gone'])
  })

  it('that no browser makes are refused in words, also a megabyte of them', async () => {
    const { visitor, contact } = await bothIn()
    const description = (sdp: string) => ({ kind: 'description', description: { type: 'offer', sdp } })
    const status = async (signal: object) =>
      (await send('visitor1', visitor, contact.connection, 1, [signal])).statusCode
    expect(await status(description('x'.repeat(1_000_000)))).toBeGreaterThanOrEqual(413)
    expect(await status(description('"'.repeat(50_000)))).toBe(413)
    expect(await status(description('a\u0000b'))).toBe(422)
    expect(await status({ kind: 'eval', code: '1' })).toBe(422)
    expect(await status({ ...candidate(1), to: 'everybody' })).toBe(422)
    expect(await status(description('v=0\r\n"x": \nevent: visio\r\n'))).toBe(204)
    expect((await signalsOf('contactA')).map(({ signal }) => signal)).toEqual([
      description('v=0\r\n"x": \nevent: visio\r\n'),
    ])
  })
})

describe('a call that somebody has left', () => {
  const renew = (who: Name, { connection }: VisioAccess) =>
    c.send(who, 'POST', `/visio/connections/${connection}/renew`)
  const goOn = async (seconds: number, who: readonly Name[], by: Partial<Record<Name, VisioAccess>>) => {
    for (let at = 0; at < seconds; at += 15) {
      await c.passes(15)
      for (const name of who) {
        const access = by[name]
        if (access) await renew(name, access)
      }
    }
  }
  const state = async (call: VisioCall) => {
    const { state, reason } = await c.read('contactA', call)
    return [state, reason]
  }

  it('ends for whoever waits there alone', async () => {
    const { call, visitor, contact } = await bothIn()
    const by = { visitor1: visitor, contactA: contact }
    await goOn(60, ['visitor1', 'contactA'], by)
    expect(await state(call)).toEqual(['accepted', null])
    await goOn(75, ['contactA'], by)
    expect(await state(call)).toEqual(['ended', 'left'])
    expect((await c.heard('contactA')).at(-1)).toMatchObject({ state: 'end', call: { reason: 'left' } })
  })

  it('goes on when the server was away for two minutes and both come back', async () => {
    const { call, visitor, contact } = await bothIn()
    await c.passes(120)
    await renew('contactA', contact)
    await c.passes(2)
    expect(await state(call)).toEqual(['accepted', null])
    await renew('visitor1', visitor)
    await goOn(30, ['visitor1', 'contactA'], { visitor1: visitor, contactA: contact })
    expect(await state(call)).toEqual(['accepted', null])
  })

  it.each([
    ['contactA', 'visitor1'],
    ['visitor1', 'contactA'],
  ] as const)(
    'goes on when the server was away for forty seconds and %s was heard of last',
    async (...pair) => {
      const { call, visitor, contact } = await bothIn()
      const by = { visitor1: visitor, contactA: contact }
      await goOn(60, pair, by)
      const [last, first] = pair
      await c.passes(12)
      await renew(last, by[last])
      // Where the other would have come in with the next renewal, the server is away.
      await c.passes(40)
      expect(await state(call)).toEqual(['accepted', null])
      await renew(last, by[last])
      await c.passes(14)
      expect(await state(call)).toEqual(['accepted', null])
      await renew(first, by[first])
      await goOn(60, pair, by)
      expect(await state(call)).toEqual(['accepted', null])
    },
  )

  it('ends when nobody is there any more, and holds up nobody who calls', async () => {
    const { call } = await bothIn()
    await c.passes(120)
    expect(await state(call)).toEqual(['accepted', null])
    expect((await c.callOf('visitor2', 'contactA')).json().state).toBe('ringing')
    expect(await state(call)).toEqual(['ended', 'left'])
  })

  it('by logging out ends as well', async () => {
    const { call, contact, visitor } = await bothIn()
    await goOn(60, ['visitor1', 'contactA'], { visitor1: visitor, contactA: contact })
    await c.run(sql`update session set revoked_at = now() where user_id = ${c.seeded.people.visitor1.id}`)
    await c.passes(1)
    expect(await state(call)).toEqual(['ended', 'left'])
  })
})
