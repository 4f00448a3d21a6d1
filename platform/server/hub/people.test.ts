import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '../database/rows.ts'
import { defaultTimeouts } from '../http/timeouts.ts'
import { type EventStream, eventStream } from '../testing/event-stream.ts'
import { sweepUpdates } from './history.ts'
import { hubPath } from './hub-path.ts'
import { publish, publishEphemeral } from './publish.ts'
import type { NewUpdate } from './update.ts'

let platform: TestPlatform
let url: string
const opened: EventStream[] = []
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 100 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}`
})
afterAll(async () => {
  for (const stream of opened) stream.leave()
  await platform.close()
})

type Who = Parameters<TestPlatform['call']>[0]
const hear = async (who: Who, topics: readonly string[], headers: Record<string, string> = {}) => {
  const query = new URLSearchParams(topics.map((topic): [string, string] => ['match', topic]))
  const stream = await eventStream(`${url}?${query}`, {
    headers: { ...(await platform.hears(who)), ...headers },
  })
  opened.push(stream)
  return stream
}
type Person = NonNullable<Who>
const notifications = (who: Person) => `/users/${platform.seeded.people[who].id}/notifications`
const tell = (...updates: NewUpdate[]) => publish(platform.services.database.kysely, ...updates)

describe('what one person is told', () => {
  it('reaches all their devices, and nobody else', async () => {
    const [own, foreign] = [notifications('visitor1'), notifications('visitor9')]
    const devices = await Promise.all([hear('visitor1', [own]), hear('visitor1', [own])])
    const other = await hear('visitor9', [foreign])
    const [id] = await tell({ topics: [own], data: { subject: 'x\nevent: visio' } })
    const [last] = await tell({ topics: [foreign] })
    for (const device of devices)
      expect(await device.next()).toEqual({ id, data: JSON.stringify({ subject: 'x\nevent: visio' }) })
    expect(await other.next()).toMatchObject({ id: last })
  })

  it('is heard by nobody else, however they ask', async () => {
    const own = notifications('visitor9')
    const ask = async (who: Who, params: [string, string][]) =>
      (await fetch(`${url}?${new URLSearchParams(params)}`, { headers: await platform.hears(who) })).status
    const ways: [string, string][][] = [
      [['match', own]],
      [['topic', own]],
      [['match', own.replace('users', '%75sers')]],
      [['match', '/users/{id}/notifications']],
      [['match', '*']],
      [['match_urlpattern', '/users/:id/notifications']],
      [['match_urlpattern', own]],
      [
        ['match', notifications('visitor1')],
        ['match', own],
      ],
    ]
    for (const params of ways)
      for (const who of ['visitor1', 'superAdmin', null] as const)
        expect(await ask(who, params), `${who} ${JSON.stringify(params)}`).toBe(who ? 403 : 401)
  })

  it('is named, where it is refused, beside what is not', async () => {
    const own = notifications('visitor9')
    const { response } = await hear('visitor1', [notifications('visitor1'), own])
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"')
    expect(await response.json()).toMatchObject({ detail: own })
  })

  it('is heard with a token made for it, by which nothing else is done', async () => {
    const path = (who: Person) => `/api/notification_tokens/${platform.seeded.people[who].id}`
    const answer = await platform.call('visitor1', { url: path('visitor1') })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      link: '</.well-known/mercure>; rel="mercure"',
    })
    const authorization = `Bearer ${answer.json().token}`
    expect((await hear(null, [notifications('visitor1')], { authorization })).response.status).toBe(200)
    expect((await hear(null, [notifications('visitor9')], { authorization })).response.status).toBe(403)
    const used = await platform.app.inject({ url: '/api/user/detail', headers: { authorization } })
    expect(used.statusCode).toBe(401)
    const ofCalls = await platform.as('visitor1')
    expect((await hear(null, [notifications('visitor1')], ofCalls)).response.status).toBe(401)
    const published = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams([['topic', notifications('visitor1')]]),
    })
    expect(published.status).toBe(403)
    expect((await platform.call('visitor1', { url: path('visitor9') })).statusCode).toBe(404)
    expect((await platform.call('superAdmin', { url: path('visitor9') })).statusCode).toBe(404)
    expect((await platform.call(null, { url: path('visitor9') })).statusCode).toBe(401)
  })

  it('ends with their session, for a token made in it too', async () => {
    const { id } = platform.seeded.people.visitor2
    const { token } = (await platform.call('visitor2', { url: `/api/notification_tokens/${id}` })).json()
    const authorization = `Bearer ${token}`
    const streams = [
      await hear('visitor2', [notifications('visitor2')]),
      await hear(null, [notifications('visitor2')], { authorization }),
    ]
    await sql`update session set revoked_at = now() where user_id = ${id}`.execute(
      platform.services.database.kysely,
    )
    for (const stream of streams) expect(await stream.next()).toBeUndefined()
    expect((await hear(null, [notifications('visitor2')], { authorization })).response.status).toBe(401)
  })

  it('is gone with them', async () => {
    const own = notifications('visitor1')
    await tell({ topics: [own] })
    const parts = (await import('#domain/identity/server/own-data/personal-data.ts')).accountPersonalData
    const { kysely } = platform.services.database
    const { id, email } = platform.seeded.people.visitor1
    await parts.find(({ name }) => name === 'updates')?.erase?.({ id, email, firm: null }, kysely)
    const stream = await hear('visitor1', [own], { 'last-event-id': 'earliest' })
    const [last] = await tell({ topics: [own] })
    expect(await stream.next()).toMatchObject({ id: last })
  })
})

describe('whoever comes in a quiet moment', () => {
  it('is given an id, after which they are told what they miss', async () => {
    const own = notifications('visitor1')
    const [before] = await tell({ topics: [notifications('visitor9')] })
    await expect
      .poll(async () => (await hear('visitor1', [own])).response.headers.get('mercure-last-event-id'))
      .toBe(before)
    const stream = await hear('visitor1', [own])
    const id = stream.response.headers.get('mercure-last-event-id') ?? ''
    expect(await stream.first()).toMatchObject({ id })
    stream.leave()
    await tell({ topics: [own], data: 'missed' })
    const again = await hear('visitor1', [own], { 'last-event-id': id })
    expect(again.response.headers.get('mercure-last-event-id')).toBe(id)
    expect(await again.next()).toMatchObject({ data: 'missed' })
  })
})

describe('whoever reads too slowly', () => {
  it('is let go of, and told the rest when they come back', async () => {
    const own = notifications('visitor1')
    const opening = once(platform.app.server, 'request')
    const stream = await hear('visitor1', [own])
    const [, response] = (await opening) as [IncomingMessage, ServerResponse]
    const ended = once(response, 'close')
    // More than the kernel takes for them, and what a stream may hold.
    const text = 'x'.repeat(60_000)
    const ids = await tell(...Array.from({ length: 200 }, () => ({ topics: [own], data: text })))
    await ended
    const heard = await stream.take(200)
    expect(heard.length).toBeLessThan(200)
    const begin = stream.response.headers.get('mercure-last-event-id') ?? ''
    const again = await hear('visitor1', [own], { 'last-event-id': heard.at(-1)?.id ?? begin })
    const rest = await again.take(200 - heard.length)
    expect([...heard, ...rest].map(({ id }) => id)).toEqual(ids)
  })
})

describe('an update', () => {
  it('is told with the change that it reports, and not without it', async () => {
    const own = notifications('visitor1')
    const stream = await hear('visitor1', [own])
    const { database } = platform.services
    await expect(
      database.transaction(async db => {
        await publish(db, { topics: [own], data: 'never' })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    const [id] = await database.transaction(db => publish(db, { topics: [own], data: 'kept' }))
    expect(await stream.next()).toEqual({ id, data: 'kept' })
  })

  it('comes in the order in which it was told, however many there are', async () => {
    const own = notifications('visitor1')
    const stream = await hear('visitor1', [own])
    const count = 1_500
    const updates = Array.from({ length: count }, (_, at) => ({ topics: [own], data: String(at) }))
    await tell(...updates.slice(0, 700))
    await tell(...updates.slice(700))
    const [id] = await tell({ topics: [own], data: String(count) })
    const heard = await stream.take(count + 1)
    expect(heard.map(({ data }) => Number(data))).toEqual(Array.from({ length: count + 1 }, (_, at) => at))
    const again = await hear('visitor1', [own], { 'last-event-id': heard[9]?.id ?? '' })
    const missed = await again.take(count - 9)
    expect(missed).toEqual(heard.slice(10))
    expect(missed.at(-1)?.id).toBe(id)
  })

  it('that began first and was committed last is told to whoever came back in between', async () => {
    const { database } = platform.services
    // One connection finishes one transaction before another begins.
    if (database.kind === 'embedded') return
    const own = notifications('visitor1')
    const early = await database.kysely.startTransaction().execute()
    await publish(early, { topics: [own], data: 'early' })
    const [late = ''] = await tell({ topics: [own], data: 'late' })
    const stream = await hear('visitor1', [own], { 'last-event-id': late })
    expect(stream.response.headers.get('mercure-last-event-id')).toBe(late)
    await early.commit().execute()
    expect(await stream.next()).toMatchObject({ data: 'early' })
    const again = await hear('visitor1', [own], { 'last-event-id': late })
    expect(await again.next()).toMatchObject({ data: 'early' })
  })

  it('of a moment reaches those who listen now, without an id, and nobody who comes later', async () => {
    const own = notifications('visitor1')
    const stream = await hear('visitor1', [own])
    const [before = ''] = await tell({ topics: [own], data: 'before' })
    while ((await stream.next())?.data !== 'before');
    const words = Array.from({ length: 100 }, (_, at) => `${at} ${'é'.repeat(200)}`)
    publishEphemeral(platform.services, ...words.map(data => ({ topics: [own], data, type: 'typing' })))
    expect(await stream.take(100)).toEqual(words.map(data => ({ event: 'typing', data })))
    const later = await hear('visitor1', [own], { 'last-event-id': before })
    const [last] = await tell({ topics: [own] })
    expect(await later.next()).toMatchObject({ id: last })
    const large = { topics: [own], data: 'x'.repeat(4_001) }
    expect(() => publishEphemeral(platform.services, large)).toThrow('small')
  })

  it('of a place that changes often has a second between two, and whoever comes back is told the last', async () => {
    const { stands } = platform.seeded
    const { kysely } = platform.services.database
    const topic = `stand:${stands.b}`
    const stream = await hear(null, [topic])
    for (let turn = 0; turn < 30; turn += 1)
      await sql`update stand set color = ${`#0000${10 + turn}`} where id = ${stands.b}`.execute(kysely)
    const first = await stream.next()
    const rows = () =>
      many<{ id: string; place: number | null; isEarly: boolean }>(kysely)`
        select id, place, coalesce(placed_at - lag(placed_at) over (order by place) < interval '1 second', false)
            as "isEarly"
        from hub_update where ${topic} = any(topics) order by place`
    // Those that wait are merged into one.
    await expect
      .poll(async () => (await rows()).some(({ place }) => place === null), { timeout: 30_000 })
      .toBe(false)
    const told = await rows()
    expect(told.length).toBeLessThan(30)
    expect(told.filter(({ isEarly }) => isEarly)).toEqual([])
    const last = told.at(-1)?.id
    let event = first
    while (event?.id !== last) event = await stream.next()
    const again = await hear(null, [topic], { 'last-event-id': first?.id ?? '' })
    if (first?.id !== last) expect(await again.next()).toMatchObject({ id: last })
  })

  it('that is old is forgotten, but for the last, from which the order goes on', async () => {
    const { kysely } = platform.services.database
    const own = notifications('visitor1')
    const [old = ''] = await tell({ topics: [own] })
    await (await hear('visitor1', [own], { 'last-event-id': old })).leave()
    await sql`update hub_update set placed_at = now() - interval '25 hours'`.execute(kysely)
    await sweepUpdates(kysely)
    const left = await sql`select id from hub_update where place is not null`.execute(kysely)
    expect(left.rows).toEqual([{ id: old }])
    const stream = await hear('visitor1', [own], { 'last-event-id': old })
    const [next] = await tell({ topics: [own] })
    expect(await stream.next()).toMatchObject({ id: next })
  })
})
