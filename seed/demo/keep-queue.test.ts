import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { keepQueue, queuedFirm } from './keep-queue.ts'

let q: WaitingFixture
let visitors: number[]
beforeAll(async () => {
  q = await waitingFixture()
  visitors = await q.people(5)
  await q.run(sql`update app_user set is_demo = true, email = 'visitor' || 42 + u.at || '@demo.test'
    from unnest(${visitors}::int[]) with ordinality u (id, at) where app_user.id = u.id`)
  await q.run(sql`update app_user set email = 'contact@booth.example' where id = ${q.idOf('contactA')}`)
  await q.run(sql`update firm set name = ${queuedFirm} where id = ${q.seeded.firms.a}`)
  await q.busy()
})
afterAll(() => q.close())

const states = async () =>
  (await sql<{ state: string }>`select state from waiting_place order by state, id`.execute(q.db)).rows.map(
    ({ state }) => state,
  )
const keep = () => keepQueue(q.platform.services)

it('at one booth of the demo people wait, are received one after the other, and others come', async () => {
  await keep()
  expect(await q.line()).toEqual(visitors.slice(0, 4))
  await keep()
  expect(await q.line()).toEqual([...visitors.slice(1, 4), visitors[4]])
  await keep()
  expect(await states()).toEqual(['talking', 'waiting', 'waiting', 'waiting', 'waiting'])
  await q.goBy(300)
  await keep()
  expect(await states()).toEqual(['called', 'served', 'waiting', 'waiting', 'waiting'])
})

it('whoever tries the demo is called as well, and comes themselves', async () => {
  const place = await q.take('visitor1')
  for (let turn = 0; turn < 20 && (await q.stateOf(place)) === 'waiting'; turn++) {
    await q.goBy(300)
    await keep()
  }
  expect(await q.stateOf(place)).toBe('called')
  await keep()
  expect(await q.stateOf(place)).toBe('called')
})

it('whoever tries the demo as a contact receives by their own hand alone', async () => {
  await q.run(sql`delete from waiting_place`)
  await keep()
  expect(await q.listed('contactA')).toMatchObject({ places: [{}, {}, {}, {}] })
  await keep()
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  await q.next('contactA')
  await keep()
  expect(await states()).toEqual(['talking', 'waiting', 'waiting', 'waiting', 'waiting'])
  await q.goBy(300)
  await keep()
  expect(await states()).toEqual(['talking', 'waiting', 'waiting', 'waiting', 'waiting'])
})

it('a queue that somebody has closed stays so', async () => {
  await q.openOrClose('firmAdminA', 'close')
  await keep()
  await keep()
  expect(await q.line()).toEqual([])
})
