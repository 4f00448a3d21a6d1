import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import type { OwnPlace } from '../contract/place.ts'
import type { WaitingPerson } from '../contract/queue.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(() => q.startAgain())
afterAll(() => q.platform.close())

it('of fifty who take a place at once each gets one, and eight contacts who take the next at once get the first eight', async () => {
  const visitors = await q.people(50)
  const contacts = await q.people(8, true)
  for (const who of contacts) await q.busy(who)
  const taken = await Promise.all(visitors.map(who => q.takeAt(who)))
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 201))
  const places = taken.map(answer => answer.json<OwnPlace>())
  // Each was told a number that nobody else was told.
  expect(places.map(({ before }) => before ?? 0).sort((x, y) => x - y)).toEqual(visitors.map((_, n) => n))
  const line = await q.line()
  expect([...line].sort((x, y) => x - y)).toEqual([...visitors].sort((x, y) => x - y))

  const answers = await Promise.all(contacts.map(who => q.nextAt(who)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(contacts.map(() => 200))
  const called = answers.map(answer => answer.json<WaitingPerson>().person.id)
  expect([...called].sort((x, y) => x - y)).toEqual(line.slice(0, 8).sort((x, y) => x - y))
  expect(await q.line()).toEqual(line.slice(8))
})

it.runIf(testDatabaseKind === 'postgres')(
  'a crowd that waits for one queue holds up nobody else',
  async () => {
    await q.busy()
    // Fewer than one address may ask for at once, more than there are connections.
    const crowd = await q.people(20)
    let release = () => {}
    const isHeld = new Promise<void>(held => {
      void q.platform.services.database.transaction(async db => {
        await sql`insert into waiting_queue (stand_id) values (${q.seeded.stands.a}) on conflict do nothing`.execute(
          db,
        )
        await sql`select from waiting_queue where stand_id = ${q.seeded.stands.a} for update`.execute(db)
        held()
        await new Promise<void>(resolve => {
          release = resolve
        })
      })
    })
    await isHeld
    const taken = crowd.map(who => q.takeAt(who))
    const waits = async () =>
      (
        await many(
          q.db,
        )`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length
    try {
      await expect.poll(waits).toBeGreaterThan(0)
      for (let time = 0; time < 10; time += 1) expect(await q.own('visitor1')).toEqual([])
      expect(await waits()).toBe(1)
    } finally {
      release()
    }
    expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 201))
  },
)

it('whoever takes one place many times at once has it once', async () => {
  await q.busy()
  const answers = await Promise.all(Array.from({ length: 8 }, () => q.takeAt('visitor1')))
  expect(new Set(answers.map(answer => answer.json<OwnPlace>().id)).size).toBe(1)
  expect(await q.line()).toEqual([q.idOf('visitor1')])
})

it('whoever receives at two booths and takes the next of both at once receives one', async () => {
  await q.run(sql`update stand set firm_id = ${q.seeded.firms.a} where id = ${q.seeded.stands.b}`)
  await q.run(sql`insert into stand_contact (stand_id, user_id)
    values (${q.seeded.stands.b}, ${q.idOf('contactA')})`)
  await q.busy()
  await q.take('visitor1', 'a')
  await q.take('visitor2', 'b')
  const answers = await Promise.all(
    (['a', 'b', 'a', 'b'] as const).map(stand => q.nextAt('contactA', 'chat', stand)),
  )
  const said = answers.map(({ statusCode }) => statusCode)
  expect(said.every(status => status === 200 || status === 409)).toBe(true)
  expect(said).toContain(200)
  expect([...(await q.line('a')), ...(await q.line('b'))]).toHaveLength(1)
})

it('of leaving, being called and closing at once each place has one end', async () => {
  await q.busy()
  const visitors = await q.people(6)
  const places = await Promise.all(visitors.map(who => q.take(who)))
  await q.next()
  const answers = await Promise.all([
    ...places.map((place, at) => q.leave(visitors[at] ?? 0, place)),
    ...places.map((place, at) => q.moveAt(visitors[at] ?? 0, 'later', place)),
    q.openOrClose('contactA', 'close'),
    ...places.map(place => q.moveAt('contactA', 'take', place, { by: 'chat' })),
  ])
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  for (const place of places) expect(['left', 'closed']).toContain(await q.stateOf(place))
  const left = sql`select 1 from presence_talk where cause like 'queue:%'
    union all select 1 from waiting_queue where open_places <> 0`
  expect((await left.execute(q.db)).rows).toEqual([])
})
