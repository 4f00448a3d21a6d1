import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect, disconnect } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import type { PresenceBatch, PresentPerson } from '../contract/presence.ts'
import type { WalkerCount, WalkerNews } from '../contract/walkers.ts'
import { Connections, strangersMost } from './connections.ts'
import { placesMost, shownPlaces } from './places.ts'

type Who = Parameters<TestPlatform['call']>[0]

let platform: TestPlatform
let url: string
const open: EventStream[] = []
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 200 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}?match=`
})
afterEach(async () => {
  for (const stream of open.splice(0)) stream.leave()
  const { kysely } = platform.services.database
  await disconnect(kysely)
  await sql`delete from presence_connection`.execute(kysely)
  await sql`delete from presence_choice`.execute(kysely)
  // Nobody was told of anybody: who comes in the next test is news.
  await sql`delete from presence_told`.execute(kysely)
  await sql`delete from presence_count`.execute(kysely)
})
afterAll(() => platform.close())

const listen = async (who: Who, ...topics: string[]) => {
  const stream = await eventStream(url + topics.join('&match='), { headers: await platform.hears(who) })
  open.push(stream)
  return stream
}
const kysely = () => platform.services.database.kysely
const fair1 = () => platform.seeded.fairs.fair1
const idOf = (who: NonNullable<Who>) => platform.seeded.people[who].id
const choose = async (who: Who, choice: string) =>
  expect(
    (await platform.call(who, { method: 'PUT', url: '/api/presence/choice', payload: { choice } }))
      .statusCode,
  ).toBe(200)

/** Those of whom a stream tells, until it says this of somebody. */
async function until(stream: EventStream, is: (batch: PresenceBatch) => boolean): Promise<PresenceBatch> {
  for (;;) {
    const event = await stream.next()
    if (event === undefined) throw new Error('The stream has ended.')
    if (event.event !== 'presence') continue
    const batch: PresenceBatch = JSON.parse(event.data ?? '')
    if (is(batch)) return batch
  }
}
const comes = (stream: EventStream, who: NonNullable<Who>, status = 'free') =>
  until(stream, ({ on }) => on.some(one => one.id === idOf(who) && one.status === status))
const goes = (stream: EventStream, who: NonNullable<Who>) =>
  until(stream, ({ off }) => off.includes(idOf(who)))

const seen = async (who: Who, fair = fair1(), users = ''): Promise<number[]> => {
  const answer = await platform.call(who, { url: `/api/presence?fair=${fair}${users}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().people.map(({ id }: PresentPerson) => id)
}

describe('people of a fair', () => {
  it('hear each other come, be busy and go, in numbered batches that follow upon what they read', async () => {
    const visitor = await listen('visitor1', `presence:${fair1()}`)
    await comes(visitor, 'visitor1')
    const { seq } = (await platform.call('visitor1', { url: `/api/presence?fair=${fair1()}` })).json()
    const contact = await listen('contactA', `presence:${fair1()}`)
    const came = await comes(visitor, 'contactA')
    expect(came.seq).toBe(seq + 1)
    await choose('contactA', 'busy')
    expect((await comes(visitor, 'contactA', 'busy')).seq).toBe(seq + 2)
    expect(await seen('visitor1')).toEqual([idOf('visitor1'), idOf('contactA')].toSorted((a, b) => a - b))
    expect(await seen('visitor1', fair1(), `&users=${idOf('contactA')}`)).toEqual([idOf('contactA')])
    contact.leave()
    expect((await goes(visitor, 'contactA')).seq).toBe(seq + 3)
    expect(await seen('visitor1')).toEqual([idOf('visitor1')])
  })

  it('are known to nobody else: neither to strangers nor to people of another fair', async () => {
    await listen('contactA', `presence:${fair1()}`)
    for (const who of [null, 'visitor9', 'organizer2', 'firmAdminZ'] as const) {
      const { response } = await listen(who, `presence:${fair1()}`)
      expect([401, 403], `${who}`).toContain(response.status)
      const answer = await platform.call(who, { url: `/api/presence?fair=${fair1()}` })
      expect([401, 404], `${who}`).toContain(answer.statusCode)
    }
    const other = await platform.call('visitor1', {
      url: `/api/presence?fair=${platform.seeded.fairs.fair2}`,
    })
    expect(other.statusCode).toBe(404)
    expect((await platform.call('visitor1', { url: '/api/presence?fair=2147483647' })).statusCode).toBe(404)
  })

  it('are in the fair whose page they have open, and in no other of theirs', async () => {
    const { fairs } = platform.seeded
    await sql`insert into fair_user (fair_id, user_id, is_validated)
      values (${fairs.fair2}, ${idOf('visitor1')}, 1) on conflict do nothing`.execute(kysely())
    const page = await listen('superAdmin', `presence:${fairs.fair2}`)
    await comes(page, 'superAdmin')
    await listen('visitor1', `presence:${fairs.fair1}`)
    await listen('visitor9', `presence:${fairs.fair2}`)
    await comes(page, 'visitor9')
    expect(await seen('superAdmin', fairs.fair2)).not.toContain(idOf('visitor1'))
    await sql`delete from fair_user where fair_id = ${fairs.fair2} and user_id = ${idOf('visitor1')}`.execute(
      kysely(),
    )
  })

  it('do not blink when a page is loaded anew', async () => {
    const visitor = await listen('visitor1', `presence:${fair1()}`)
    const first = await listen('contactA', `presence:${fair1()}`)
    await comes(visitor, 'contactA')
    first.leave()
    await listen('contactA', `presence:${fair1()}`)
    const others = await listen('visitor2', `presence:${fair1()}`)
    await comes(visitor, 'visitor2')
    others.leave()
    const gone = await until(visitor, ({ off }) => off.length > 0)
    expect(gone.off).toEqual([idOf('visitor2')])
    expect(await seen('visitor1')).toContain(idOf('contactA'))
  })

  it('are offline to all others while they are invisible, in lists, batches and counts', async () => {
    const visitor = await listen('visitor1', `presence:${fair1()}`, `walkers:${fair1()}`)
    await listen('contactA', `presence:${fair1()}`)
    await comes(visitor, 'contactA')
    await choose('contactA', 'invisible')
    await goes(visitor, 'contactA')
    expect(await seen('visitor1')).not.toContain(idOf('contactA'))
    expect(await seen('visitor1', fair1(), `&users=${idOf('contactA')}`)).toEqual([])
    const named = await many<{ user: number }>(kysely())`
      select user_id as user from presence_person where user_id = ${idOf('contactA')}
      union all select user_id from stand_present where user_id = ${idOf('contactA')}
      union all select who::int from presence_walker where who = ${String(idOf('contactA'))}`
    expect(named).toEqual([])
    const own = await platform.call('contactA', { url: '/api/presence/choice' })
    expect(own.json()).toEqual({ choice: 'invisible', isTalking: false })
    await choose('contactA', 'free')
    await comes(visitor, 'contactA')
  })

  it('choose how they are seen so often a minute: all who share a fair are told each time', async () => {
    const put = (choice: string) =>
      platform.call('visitor2', { method: 'PUT', url: '/api/presence/choice', payload: { choice } })
    const codes = []
    for (let turn = 0; turn < 31; turn += 1) codes.push((await put(turn % 2 ? 'busy' : 'free')).statusCode)
    expect(new Set(codes.slice(0, 30))).toEqual(new Set([200]))
    expect(codes.at(-1)).toBe(429)
  })

  it('are not shown to whom they have blocked, and are to everybody else', async () => {
    await sql`insert into person_block (user_id, blocked_id)
      values (${idOf('contactA')}, ${idOf('visitor1')})`.execute(kysely())
    const blocked = await listen('visitor1', `presence:${fair1()}`)
    await listen('contactA', `presence:${fair1()}`)
    await listen('visitor2', `presence:${fair1()}`)
    const told: number[] = []
    await until(blocked, ({ on }) => {
      told.push(...on.map(({ id }) => id))
      return told.includes(idOf('visitor2'))
    })
    expect(told).not.toContain(idOf('contactA'))
    expect(await seen('visitor1')).not.toContain(idOf('contactA'))
    expect(await seen('visitor2')).toContain(idOf('contactA'))
    await sql`delete from person_block`.execute(kysely())
  })
})

describe('presence ends with the right to it', () => {
  const losses: [string, () => ReturnType<typeof sql>, () => ReturnType<typeof sql>][] = [
    [
      'a membership that ended',
      () => sql`update fair_user set is_validated = 2 where user_id = ${idOf('contactA')}`,
      () => sql`update fair_user set is_validated = 1 where user_id = ${idOf('contactA')}`,
    ],
    [
      'an account that was closed',
      () => sql`update app_user set is_disabled = true where id = ${idOf('contactA')}`,
      () => sql`update app_user set is_disabled = false where id = ${idOf('contactA')}`,
    ],
    [
      'a session that was ended',
      () => sql`update session set revoked_at = now() where user_id = ${idOf('contactA')}`,
      () => sql`update session set revoked_at = null where user_id = ${idOf('contactA')}`,
    ],
  ]
  it.each(losses)('%s', async (_what, lose, giveBack) => {
    const visitor = await listen('visitor1', `presence:${fair1()}`)
    await listen('contactA', `presence:${fair1()}`)
    await comes(visitor, 'contactA')
    await lose().execute(kysely())
    expect(await seen('visitor1')).not.toContain(idOf('contactA'))
    await goes(visitor, 'contactA')
    await giveBack().execute(kysely())
  })

  it.each([
    ['closed', sql`fair_status_id = 4`, sql`fair_status_id = 2`],
    ['in the trash', sql`trashed_at = now()`, sql`trashed_at = null`],
  ])('a fair that is %s', async (_what, end, begin) => {
    await connect(kysely(), { fair: fair1(), user: idOf('contactA') })
    const present = () =>
      many<{ user: number }>(kysely())`
        select user_id as user from presence_person where fair_id = ${fair1()}`
    expect(await present()).toHaveLength(1)
    await sql`update fair set ${end} where id = ${fair1()}`.execute(kysely())
    expect(await present()).toEqual([])
    expect((await platform.call('visitor1', { url: `/api/presence?fair=${fair1()}` })).statusCode).toBe(404)
    await sql`update fair set ${begin} where id = ${fair1()}`.execute(kysely())
  })
})

describe('how many walk', () => {
  const counts = async (who: Who = null): Promise<WalkerCount[]> =>
    (await platform.call(who, { url: `/api/presence/walkers?fair=${fair1()}` })).json()
  /** Waits until so many are told to be there. */
  async function told(stream: EventStream, kind: string, count: number) {
    for (;;) {
      const event = await stream.next()
      if (event === undefined) throw new Error('The stream has ended.')
      if (event.event !== 'walkers') continue
      const news: WalkerNews = JSON.parse(event.data ?? '')
      if (news.counts.some(one => one.kind === kind && one.count === count)) return event.data
    }
  }

  it('is a number of people and strangers in the fair, a hall and a booth, without its own people', async () => {
    const { halls, stands } = platform.seeded
    const page = await listen(null, `walkers:${fair1()}`)
    await told(page, 'fair', 1)
    await listen('visitor1', `presence:${fair1()}`, `stand:${stands.a}`)
    await listen('contactA', `presence:${fair1()}`, `stand:${stands.a}`)
    const hall = await listen(null, `hall:${halls.one}`)
    const said = await told(page, 'hall', 3)
    expect(said).not.toContain('visitor')
    expect(await counts()).toEqual([
      { kind: 'fair', id: fair1(), count: 4 },
      { kind: 'hall', id: halls.one, count: 3 },
      { kind: 'stand', id: stands.a, count: 1 },
    ])
    hall.leave()
    await told(page, 'hall', 2)
    expect((await platform.call(null, { url: '/api/presence/walkers?fair=2147483647' })).statusCode).toBe(404)
  })

  it('is not raised by one who opens a crowd of streams, nor by a stream that shows all places', async () => {
    const all = Array.from({ length: 20 }, (_, at) => [`stand:${at + 1}`, `hall:${at + 1}`]).flat()
    expect(shownPlaces([...all, `presence:${fair1()}`])).toHaveLength(placesMost + 1)
    const connections = new Connections(platform.services.database)
    await connections.start()
    const stream = { userId: null, sessionId: null, source: '192.0.2.1', topics: [`walkers:${fair1()}`] }
    const ends = Array.from({ length: 200 }, () => connections.begin(stream))
    ends.push(connections.begin({ ...stream, source: '192.0.2.2' }))
    await connections.stop()
    const known = () =>
      one<{ walkers: number }>(kysely())`
        select count(distinct who)::int as walkers from presence_walker where fair_id = ${fair1()}`
    expect(await known()).toEqual({ walkers: strangersMost + 1 })
    for (const end of ends) end()
  })

  it('counts somebody once, where they are now', async () => {
    const { halls, stands } = platform.seeded
    const page = await listen('superAdmin', `walkers:${fair1()}`)
    const before = await listen('visitor1', `presence:${fair1()}`, `stand:${stands.a}`)
    await told(page, 'stand', 1)
    before.leave()
    await listen('visitor1', `presence:${fair1()}`, `hall:${halls.one}`)
    await listen('visitor1', `presence:${fair1()}`)
    await told(page, 'stand', 0)
    expect(await counts()).toContainEqual({ kind: 'hall', id: halls.one, count: 1 })
  })
})

/** The embedded database has one connection for all. */
const arrivals = () => (platform.services.database.kind === 'embedded' ? 300 : 1000)

it('many who arrive at once cost messages in the order of their number, not of its square', async () => {
  const { fairs } = platform.seeded
  await sql`insert into app_user
      (email, first_name, last_name, roles, locale, user_type_id, is_validated, email_confirmed_at)
    select 'crowd' || n || '@small.test', 'Crowd', n::text, '{ROLE_VISITOR}', 'fr', 1, 1, now()
    from generate_series(1, ${arrivals()}::int) n`.execute(kysely())
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    select ${fairs.fair1}, id, 1 from app_user where email like 'crowd%'`.execute(kysely())
  const page = await listen('visitor1', `presence:${fair1()}`)
  await comes(page, 'visitor1')
  const crowd = await many<{ id: number }>(kysely())`select id from app_user where email like 'crowd%'`
  await connect(kysely(), { fair: fair1(), user: idOf('visitor1') })
  await sql`insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
    select gen_random_uuid(), c.process_id, u.id, 'fair', c.place_id
    from presence_connection c, app_user u
    where c.stream_id = md5('test' || ${idOf('visitor1')}::int)::uuid and u.email like 'crowd%'`.execute(
    kysely(),
  )
  const known = new Set<number>()
  let batches = 0
  await until(page, ({ on }) => {
    batches += 1
    for (const { id } of on) known.add(id)
    return crowd.every(({ id }) => known.has(id))
  })
  // Each of them would hear as many: a message for everybody who arrives would be a million.
  expect(batches).toBeLessThanOrEqual(arrivals() / 2)
  await expectFewComparisons()
})

/** A plan made for a handful compares each of a thousand with all the others. */
async function expectFewComparisons() {
  // The plan of the other one is the same.
  if (platform.services.database.kind === 'embedded') return
  await sql`analyze`.execute(kysely())
  const walkers = await one<{ count: number }>(kysely())`select count(*)::int as count from presence_walker`
  expect(walkers.count).toBeGreaterThanOrEqual(arrivals())
  const plan = await many<{ 'QUERY PLAN': string }>(kysely())`
    explain (analyze, timing off, costs off) select who, fair_id, hall_id, stand_id from presence_walker`
  const removed = plan.flatMap(
    ({ 'QUERY PLAN': line }) => /Removed by Join Filter: (\d+)/.exec(line)?.[1] ?? [],
  )
  expect(removed.reduce((sum, rows) => sum + Number(rows), 0)).toBeLessThan(walkers.count * 20)
}
