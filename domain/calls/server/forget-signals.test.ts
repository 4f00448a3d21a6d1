import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { eraseIf } from '#domain/identity/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Signal, VisioAccess } from '../contract/connection.ts'
import { sweepCalls } from './sweep-calls.ts'

let c: CallsFixture
beforeAll(async () => {
  c = await callsFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const address = '192.0.2.77'
const candidate: Signal = {
  kind: 'candidate',
  candidate: { candidate: `candidate:1 1 udp 1 ${address} 9 typ host`, sdpMid: '0' },
}
const say = (
  who: Name,
  { token, sessionId }: VisioAccess,
  to: VisioAccess,
  first = 1,
  signals = [candidate],
) => c.send(who, 'POST', `/visio/signal/${sessionId}`, { token, to: to.connection, first, signals })
const kept = () =>
  many<{ id: string; data: string }>(c.db)`
    select id, data from hub_update where data like ${`%${address}%`} order by sequence`

async function bothSaid() {
  const call = await c.accepted()
  const visitor = await c.join('visitor1', call)
  const contact = await c.join('contactA', call)
  await say('visitor1', visitor, contact)
  await say('contactA', contact, visitor)
  expect(await kept()).toHaveLength(2)
  return { call, visitor, contact }
}

describe('addresses of networks in signals are kept no longer than', () => {
  it('the call, and whoever comes back by such an update misses nothing', async () => {
    const { call } = await bothSaid()
    const [one] = await kept()
    await c.move('contactA', 'end', call)
    expect(await kept()).toEqual([])
    const [left] = await many<{ data: string }>(c.db)`select data from hub_update where id = ${one?.id}`
    expect(Object.keys(JSON.parse(left?.data ?? ''))).toEqual(['topic'])
    expect(await many(c.db)`select 1 from visio_connection`).toEqual([])
  })

  it('the page that has sent them', async () => {
    const { call, contact } = await bothSaid()
    const later = await c.join('visitor1', call)
    expect(await kept()).toHaveLength(1)
    await say('visitor1', later, contact)
    await c.move('visitor1', 'end', call)
    expect(await kept()).toEqual([])
  })

  it('the account of whoever has sent them', async () => {
    await bothSaid()
    const { id } = c.seeded.people.visitor1
    await eraseIf(id, sql`true`, { db: c.db, services: c.platform.services })
    const ofOther = await kept()
    expect(ofOther).toEqual([])
  })

  it('somebody is in the video room of a booth', async () => {
    const path = `/stands/${c.seeded.stands.a}/videoroom`
    const enter = async (who: Name) =>
      (await c.send(who, 'POST', path)).json<{ access: VisioAccess }>().access
    const [contact, visitor] = [await enter('contactA'), await enter('visitor1')]
    await say('visitor1', visitor, contact)
    await say('contactA', contact, visitor)
    await c.send('visitor1', 'DELETE', path)
    expect(await kept()).toHaveLength(1)
    await c.run(sql`update visio_connection set held_until = now() - interval '2 days'`)
    await c.passes(1)
    expect(await kept()).toEqual([])
    await sweepCalls(c.platform.services)
    expect(
      await many(c.db)`select 1 from visio_connection where held_until < now() - interval '1 day'`,
    ).toEqual([])
  })
})

describe('the history of the hub is not pushed out', () => {
  it('by signals: three hundred a minute, however they are packed', async () => {
    const { visitor, contact } = await bothSaid()
    for (let first = 2; first < 300; first += 20)
      await say(
        'visitor1',
        visitor,
        contact,
        first,
        Array.from({ length: 20 }, () => candidate),
      )
    const { statusCode } = await say(
      'visitor1',
      visitor,
      contact,
      282,
      Array.from({ length: 20 }, () => candidate),
    )
    expect(statusCode).toBe(429)
    expect((await kept()).length).toBeLessThanOrEqual(301)
  })

  it('by one who comes in again and again', async () => {
    const path = `/stands/${c.seeded.stands.a}/videoroom`
    const codes = new Set<number>()
    for (let at = 0; at < 31; at += 1) codes.add((await c.send('visitor1', 'POST', path)).statusCode)
    expect([...codes]).toEqual([200, 429])
  })
})
