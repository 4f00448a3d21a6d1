import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { many } from '#platform/server/database/rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

it('nobody is found on the stands of a fair that has closed, and whoever is on those of another stays', async () => {
  const { stands, people, fairs } = platform.world
  const { kysely } = platform.services.database
  await sql`
    insert into stand_presence (stand_id, user_id, until)
    select id, case when fair_id = ${fairs.fair1} then ${people.contactA.id}::int else ${people.firmAdminZ.id}::int end, now() + interval '1 hour'
    from stand where id = ${stands.a} or id = (select min(id) from stand where fair_id = ${fairs.fair2})`.execute(
    kysely,
  )
  const present = async () =>
    (
      await many<{ fair: number }>(kysely)`
        select st.fair_id as fair from stand_presence p join stand st on st.id = p.stand_id order by 1`
    ).map(({ fair }) => fair)
  const set = async (status: number) => {
    const url = `/api/fairs/${fairs.fair1}`
    const changed = await platform.call('superAdmin', { method: 'PUT', url, payload: { status } })
    expect(changed.statusCode, changed.body).toBe(200)
    await platform.services.queue.runDue()
  }
  await set(fairStatus.open)
  const before = await present()
  expect(before).toContain(fairs.fair1)
  await set(fairStatus.closed)
  expect(await present()).toEqual(before.filter(fair => fair !== fairs.fair1))
})
