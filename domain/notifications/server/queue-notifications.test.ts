import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { placeClosed } from '#domain/waiting/contract/events.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(async () => {
  await q.startAgain()
  for (const who of ['visitor1', 'visitor2'] as const) await q.there(who)
  await q.busy()
})
afterAll(() => q.platform.close())

/** What a visitor is told of their places, and what of it is still to be read. */
async function told(who: 'visitor1' | 'visitor2') {
  await q.platform.services.queue.runDue()
  const rows = await many<{ kind: string; unread: boolean }>(q.db)`
    select kind, unread from notification where user_id = ${q.idOf(who)} order by id`
  return {
    told: rows.map(({ kind }) => kind),
    unread: rows.filter(one => one.unread).map(({ kind }) => kind),
  }
}

it('of a place the last is left to be read, and nothing of it once its visitor has come', async () => {
  const first = await q.take('visitor1')
  await q.take('visitor2')
  await q.next()
  expect((await told('visitor1')).unread).toEqual(['place_called'])
  await q.come('visitor1', first)
  expect((await told('visitor1')).unread).toEqual([])
  expect(await told('visitor2')).toMatchObject({ unread: ['place_next'] })
})

it('whoever is called again after the booth has let them wait is told again', async () => {
  const place = await q.take('visitor1')
  await q.next()
  expect((await told('visitor1')).unread).toEqual(['place_called'])
  await q.moveAt('contactA', 'release', place)
  expect((await told('visitor1')).unread).toEqual([])
  await q.next()
  expect(await told('visitor1')).toEqual({ told: ['place_called', 'place_called'], unread: ['place_called'] })
})

it('what is told of a place that is no more says why, and nothing to who may not wait there any more', async () => {
  const closed = async (because: 'booth' | 'unstaffed' | 'daily_limit' | 'not_allowed') => {
    const place = await q.take('visitor1')
    await q.platform.services.queue.runDue()
    await q.run(sql`delete from notification`)
    await q.run(sql`update waiting_place set state = 'closed', closed_because = ${because},
      ended_at = clock_timestamp() where id = ${place.id}`)
    await emit({ db: q.db, services: q.platform.services }, placeClosed, { place: place.id })
    await q.platform.services.queue.runDue()
    const url = `/users/${q.idOf('visitor1')}/notifications`
    const { notifications } = await q.get<{ notifications: { text: string }[] }>('visitor1', url)
    return notifications.map(({ text }) => text)
  }
  for (const [because, said] of [
    ['booth', 'La file du stand Firm A'],
    ['unstaffed', 'Il n’y a plus personne au stand Firm A'],
    ['daily_limit', 'sont épuisés'],
  ] as const)
    expect(await closed(because), because).toEqual([expect.stringContaining(said)])
  expect(await closed('not_allowed')).toEqual([])
})

it('whoever gives a place back has nothing of it to read', async () => {
  const first = await q.take('visitor1')
  await q.next()
  expect((await told('visitor1')).unread).toEqual(['place_called'])
  await q.leave('visitor1', first)
  expect((await told('visitor1')).unread).toEqual([])
})
