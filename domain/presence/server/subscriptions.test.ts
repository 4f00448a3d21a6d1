import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, disconnect } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { callingPath, statusPath } from '../contract/paths.ts'

type Who = Parameters<TestPlatform['call']>[0]
type Person = NonNullable<Who>
type Listed = { id: string; type: string; lastEventID: string; subscriptions: (Told & { id: string })[] }
type Told = { topic: string; active: boolean; payload: { id: number }; subscriber: string }

let platform: TestPlatform
let url: string
const open: EventStream[] = []
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 200 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}`
})
beforeEach(() => platform.startAgain())
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})
afterAll(() => platform.close())

const kysely = () => platform.services.database.kysely
const idOf = (who: Person) => platform.seeded.people[who].id
const fairs = () => platform.seeded.fairs
const enter = (who: Person, fair: number, isBusy = false) =>
  connect(kysely(), { fair, user: idOf(who), isBusy })
const join = (who: Person, fair: number) =>
  sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair}, ${idOf(who)}, 1)`.execute(
    kysely(),
  )

async function listen(who: Who, ...topics: string[]) {
  const query = new URLSearchParams(topics.map((topic): [string, string] => ['topic', topic]))
  const stream = await eventStream(`${url}?${query}`, { headers: await platform.hears(who) })
  open.push(stream)
  return stream
}

/** What a stream tells, up to what is waited for; as a client of the protocol reads it, which knows no names of events. */
async function until(stream: EventStream, is: (told: Told) => boolean): Promise<Told[]> {
  const all: Told[] = []
  for (;;) {
    const event = await stream.next()
    if (event === undefined) throw new Error('The stream has ended.')
    if (event.event !== undefined) continue
    const told: Told = JSON.parse(event.data ?? '')
    all.push(told)
    if (is(told)) return all
  }
}
const of =
  (who: Person, topic = statusPath, active = true) =>
  (told: Told) =>
    told.payload.id === idOf(who) && told.topic === topic && told.active === active

const list = async (who: Who, path = '') => {
  const answer = await fetch(`${url}/subscriptions${path}`, { headers: await platform.hears(who) })
  const body: Listed = JSON.parse(await answer.text())
  return { status: answer.status, body }
}
const listed = async (who: Who, topic: string): Promise<number[]> => {
  const { status, body } = await list(who, `/${encodeURIComponent(topic)}`)
  expect(status).toBe(200)
  return body.subscriptions.map(({ payload }: Told) => payload.id)
}

describe('the status of people', () => {
  it('is told to those who share a fair with them: that they come, talk and go', async () => {
    const { fair1 } = fairs()
    const stream = await listen('visitor1', statusPath, callingPath)
    await enter('contactA', fair1)
    const [told] = (await until(stream, of('contactA'))).slice(-1)
    const id = idOf('contactA')
    const subscriber = `/fairs/${fair1}/users/${id}`
    expect(told).toEqual({
      id: `${hubPath}/subscriptions/exact/%2Fusers%2Fstatus/${encodeURIComponent(subscriber)}`,
      type: 'subscription',
      match_type: 'exact',
      match: statusPath,
      topic: statusPath,
      subscriber,
      active: true,
      payload: { id },
    })
    await enter('contactA', fair1, true)
    await until(stream, of('contactA', callingPath))
    await disconnect(kysely(), id)
    await until(stream, of('contactA', statusPath, false))
    await until(stream, of('contactA', callingPath, false))
  })

  it('is told to nobody else, also where both hear the same name', async () => {
    const { fair1, fair2 } = fairs()
    const [visitor, other] = [await listen('visitor1', statusPath), await listen('visitor9', statusPath)]
    await enter('contactA', fair1)
    await enter('firmAdminZ', fair2)
    await until(visitor, of('contactA'))
    await until(other, of('firmAdminZ'))
    await enter('visitor2', fair1)
    await enter('organizer2', fair2)
    const heard = [...(await until(visitor, of('visitor2'))), ...(await until(other, of('organizer2')))]
    const seen = (topic: string) => heard.filter(told => told.subscriber.startsWith(topic)).length
    expect(heard.map(({ payload }) => payload.id)).not.toContain(idOf('firmAdminZ'))
    expect(seen(`/fairs/${fair1}/`) + seen(`/fairs/${fair2}/`)).toBe(heard.length)
    expect((await listen(null, statusPath)).response.status).toBe(401)
    expect((await listen(null, callingPath)).response.status).toBe(401)
  })

  it('is that whoever hears it is there themselves', async () => {
    const stream = await listen('visitor1', statusPath)
    await listen('contactA', statusPath)
    await until(stream, of('contactA'))
    const answer = await platform.call('visitor2', { url: `/api/presence?fair=${fairs().fair1}` })
    expect(answer.json().people.map(({ id }: { id: number }) => id)).toContain(idOf('contactA'))
  })

  it('comes beside the batches of a fair only where those are asked for by name', async () => {
    const { fair1 } = fairs()
    const both = await listen('visitor1', statusPath, `presence:${fair1}`)
    const alone = await listen('visitor2', statusPath)
    await enter('contactA', fair1)
    const words = async (stream: EventStream) => {
      const said: (string | undefined)[] = []
      for (;;) {
        const event = await stream.next()
        if (!event?.data?.includes(`${idOf('contactA')}`)) continue
        said.push(event.event)
        if (event.event === undefined) return said
      }
    }
    expect(await words(both)).toEqual(['presence', undefined])
    expect(await words(alone)).toEqual([undefined])
  })

  it('of somebody in two fairs ends with the second, for whoever shares both', async () => {
    const { fair1, fair2 } = fairs()
    await join('visitor1', fair2)
    await join('contactA', fair2)
    const online = new Map<number, string>()
    const stream = await listen('visitor1', statusPath)
    await enter('contactA', fair1)
    await until(stream, of('contactA'))
    await enter('contactA', fair2)
    const keep = ({ active, payload, subscriber }: Told) => {
      if (active) online.set(payload.id, subscriber)
      else if (online.get(payload.id) === subscriber) online.delete(payload.id)
    }
    const isThere = of('contactA')
    const came = await until(stream, told => isThere(told) && told.subscriber.startsWith(`/fairs/${fair2}/`))
    for (const told of came) keep(told)
    const leave = async (fair: number) => {
      await sql`delete from presence_connection
        where user_id = ${idOf('contactA')} and place_id = ${fair}`.execute(kysely())
      await sql`select pg_notify('changed', 'news')`.execute(kysely())
    }
    await leave(fair2)
    // Where they are may be told more than once; that they have left one fair is followed by where they still are.
    for (const told of await until(stream, of('contactA', statusPath, false))) keep(told)
    for (const told of await until(stream, isThere)) keep(told)
    expect(online.has(idOf('contactA'))).toBe(true)
    await leave(fair1)
    for (const told of await until(stream, of('contactA', statusPath, false))) keep(told)
    expect(online.has(idOf('contactA'))).toBe(false)
  })

  it('follows the fairs that somebody joins and loses', async () => {
    const { fair2 } = fairs()
    await enter('firmAdminZ', fair2)
    const before = await listen('visitor1', statusPath)
    await join('visitor1', fair2)
    while (await before.next());
    const since = await listen('visitor1', statusPath)
    expect(await listed('visitor1', statusPath)).toContain(idOf('firmAdminZ'))
    await sql`delete from fair_user where fair_id = ${fair2} and user_id = ${idOf('visitor1')}`.execute(
      kysely(),
    )
    while (await since.next());
    expect(await listed('visitor1', statusPath)).not.toContain(idOf('firmAdminZ'))
  })
})

describe('the list of subscriptions', () => {
  it('names those who are there in one’s own fairs, and by the other name those who talk', async () => {
    const { fair1, fair2 } = fairs()
    await enter('contactA', fair1)
    await enter('contactB', fair1, true)
    await enter('firmAdminZ', fair2)
    expect(await listed('visitor1', statusPath)).toEqual([idOf('contactA'), idOf('contactB')].sort())
    expect(await listed('visitor1', callingPath)).toEqual([idOf('contactB')])
    expect(await listed('visitor9', statusPath)).toEqual([idOf('firmAdminZ')])
    const { body } = await list('visitor1')
    expect(body).toMatchObject({ id: `${hubPath}/subscriptions`, type: 'subscriptions' })
    expect(body.lastEventID).toEqual(expect.any(String))
    expect(body.subscriptions.map(({ topic }: Told) => topic)).toEqual([statusPath, statusPath, callingPath])
    for (const { id, ...said } of body.subscriptions) {
      expect(Object.keys(said.payload)).toEqual(['id'])
      expect((await list('visitor1', id.slice(`${hubPath}/subscriptions`.length))).body).toEqual({
        id,
        ...said,
      })
      expect((await list('visitor9', id.slice(`${hubPath}/subscriptions`.length))).status).toBe(404)
    }
  })

  it('says nothing of whoever is invisible, or has blocked the reader', async () => {
    const { fair1 } = fairs()
    await enter('contactA', fair1)
    await enter('contactB', fair1)
    await sql`insert into presence_choice (user_id, choice) values (${idOf('contactB')}, 'invisible')`.execute(
      kysely(),
    )
    await sql`insert into person_block (user_id, blocked_id)
      values (${idOf('contactA')}, ${idOf('visitor1')})`.execute(kysely())
    expect(await listed('visitor1', statusPath)).toEqual([])
    expect(await listed('visitor2', statusPath)).toEqual([idOf('contactA')])
  })

  it('is nobody’s who is not logged in, and of no other topic', async () => {
    expect((await list(null)).status).toBe(401)
    expect((await list(null, `/${encodeURIComponent(statusPath)}`)).status).toBe(401)
    const own = `/users/${idOf('visitor1')}/notifications`
    for (const path of [`/${encodeURIComponent(own)}`, `/urlpattern/${encodeURIComponent(statusPath)}`, '/*'])
      expect((await list('visitor1', path)).status, path).toBe(403)
  })
})
