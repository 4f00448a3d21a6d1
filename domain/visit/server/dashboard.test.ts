import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, disconnect, tellLamps } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import type { VisitPerson } from '#domain/stands/contract/stand-visit.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const get = (who: Who, fair: number) => platform.call(who, { url: `/api/fairs/${fair}/dashboard` })
const dashboard = async (fair: number) => {
  await tellLamps(platform.services.database.kysely)
  return (await get('superAdmin', fair)).json() as DashboardData
}

it('is for those who run the fair, and for nobody else', async () => {
  const { fair1, fair2 } = platform.seeded.fairs
  for (const who of ['superAdmin', 'superOrganizer', 'organizer1'] as const)
    expect((await get(who, fair1)).statusCode, who).toBe(200)
  for (const who of ['clusterAdmin', 'firmAdminA', 'contactA', 'speaker', 'press', 'visitor1', null] as const)
    expect([401, 403], `${who}`).toContain((await get(who, fair1)).statusCode)
  expect([403, 404]).toContain((await get('organizer1', fair2)).statusCode)
  expect((await get('superAdmin', 2147483647)).statusCode).toBe(404)
})

it('counts only its own fair: who waits, what stands, where somebody is free', async () => {
  const { fairs, stands, people } = platform.seeded
  const { kysely } = platform.services.database
  await sql`update fair_user set is_validated = 0 where user_id = ${people.visitor2.id}`.execute(kysely)
  await sql`update fair_firm set is_validated = 0 where fair_id = ${fairs.fair2}`.execute(kysely)
  await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
  const first = await dashboard(fairs.fair1)
  expect(first.people).toMatchObject({ waiting: 1, invited: 0 })
  expect(first.firms).toEqual({ total: 2, waiting: 0 })
  expect(first.stands).toMatchObject({ total: 3, placed: 3, staffed: 1 })
  expect(first.halls.map(hall => hall.stands.filter(stand => stand.staffed).map(stand => stand.id))).toEqual([
    [stands.a],
    [],
  ])
  expect(first.quiet.stands.map(stand => stand.id)).toEqual([stands.b])
  expect(first.quiet.count).toBe(1)
  const second = await dashboard(fairs.fair2)
  expect(second.firms).toEqual({ total: 1, waiting: 1 })
  expect(second.stands).toMatchObject({ total: 1, staffed: 0 })
})

it('names, while the fair is prepared, the stands to which nobody belongs', async () => {
  const { fairs, stands, people } = platform.seeded
  const { kysely } = platform.services.database
  await sql`update fair set fair_status_id = 1 where id = ${fairs.fair2}`.execute(kysely)
  expect((await dashboard(fairs.fair2)).quiet).toEqual({ count: 0, stands: [] })
  await sql`update app_user set is_firm_admin = false where id = ${people.firmAdminZ.id}`.execute(kysely)
  expect((await dashboard(fairs.fair2)).quiet).toMatchObject({
    count: 1,
    stands: [{ id: stands.z, staff: 0, number: 'A1' }],
  })
})

it('counts the same people as the lobby, the hall and the booth, and nobody who no longer belongs there', async () => {
  const { fairs, halls, stands, people } = platform.seeded
  const { kysely } = platform.services.database
  const read = async (url: string) => (await platform.call('visitor1', { url: `/api/visit${url}` })).json()
  const counts = async () => {
    await tellLamps(kysely)
    const hall = await read(`/halls/${halls.one}`)
    const booth = await read(`/stands/${stands.a}`)
    const inHall = hall.stands.find((stand: { id: number }) => stand.id === stands.a)
    const there = (is: 'free' | 'busy') => booth.people.filter((person: VisitPerson) => person[is]).length
    return [
      (await dashboard(fairs.fair1)).stands.staffed,
      hall.hall.staffed,
      hall.hall.lit,
      [inHall.free, inHall.busy],
      [there('free'), there('busy')],
      (await read(`/presence?fair=${fairs.fair1}`)).length,
    ]
  }
  const dark = [0, 0, 0, [0, 0], [0, 0], 0]
  await disconnect(kysely)
  await connect(kysely, { fair: fairs.fair1, user: people.contactA.id, isBusy: true })
  expect(await counts()).toEqual([1, 1, 0, [0, 1], [0, 1], 1])
  await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
  expect(await counts()).toEqual([1, 1, 1, [1, 0], [1, 0], 1])
  await sql`update app_user set is_disabled = true where id = ${people.contactA.id}`.execute(kysely)
  expect(await counts()).toEqual(dark)
  await sql`update app_user set is_disabled = false, erase_at = now() + interval '14 days' where id = ${people.contactA.id}`.execute(
    kysely,
  )
  expect(await counts()).toEqual(dark)
  const shown: VisitPerson[] = (await read(`/stands/${stands.a}`)).people
  expect(shown.map(({ id }) => id)).not.toContain(people.contactA.id)
  await sql`update app_user set erase_at = null where id = ${people.contactA.id}`.execute(kysely)
  await sql`update fair set fair_status_id = 3 where id = ${fairs.fair1}`.execute(kysely)
  expect(await counts()).toEqual(dark)
  await sql`update fair set fair_status_id = 2 where id = ${fairs.fair1}`.execute(kysely)
  await sql`delete from stand_contact where stand_id = ${stands.a} and user_id = ${people.contactA.id}`.execute(
    kysely,
  )
  expect(await counts()).toEqual(dark)
})

it('counts as there those whom the list of people finds as there, in each fair its own', async () => {
  const { fairs, stands, people } = platform.seeded
  const { kysely } = platform.services.database
  await sql`update session set last_used_at = now() - interval '31 minutes'`.execute(kysely)
  await disconnect(kysely)
  await sql`insert into stand_contact (stand_id, user_id) values (${stands.a}, ${people.contactA.id}) on conflict do nothing`.execute(
    kysely,
  )
  await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
  await platform.call('visitor1', { url: '/api/users/me' })
  await sql`update session set last_used_at = now() where user_id = ${people.visitor1.id}`.execute(kysely)
  for (const fair of [fairs.fair1, fairs.fair2]) {
    const list = await platform.call('superAdmin', {
      url: `/api/users/back/list?fair=${fair}&isPresent=true&itemsPerPage=100`,
    })
    const found: { id: number }[] = list.json()
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      fair === fairs.fair1 ? [people.contactA.id, people.visitor1.id].toSorted() : [],
    )
    expect((await dashboard(fair)).people.seen).toBe(found.length)
  }
})

it('sees who was here within the half hour, and forgets them afterwards', async () => {
  const { fair1 } = platform.seeded.fairs
  await platform.as('visitor1')
  const before = (await dashboard(fair1)).people.seen
  expect(before).toBeGreaterThan(0)
  await sql`update session set last_used_at = now() - interval '31 minutes'`.execute(
    platform.services.database.kysely,
  )
  await disconnect(platform.services.database.kysely)
  expect((await dashboard(fair1)).people.seen).toBe(0)
})
