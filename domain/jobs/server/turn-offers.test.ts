import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import { contentVersions } from '#platform/server/database/content-versions.ts'
import { turnOffers } from './turn-offers.ts'

let c: JobsFixture
let offer: number
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  offer = (await c.offer()).id
  await c.setFair(sql`time_zone = 'Europe/Paris'`)
})
afterAll(() => c.platform.close())

const today = sql`(now() at time zone 'Europe/Paris')::date`
/** How many turn, and whether what a fair shows is another for it. */
async function turned() {
  const versions = contentVersions(c.platform.services.database)
  const before = (await versions()).content
  const count = await turnOffers(c.platform.services)
  return [count, (await versions()).content !== before]
}
const since = (change: ReturnType<typeof sql>) =>
  c.run(sql`update job set turned_on = ${today} - 1, ${change} where id = ${offer}`)

it('an offer that takes applications, or is over since midnight, is another content of its fair once a day', async () => {
  for (const change of [
    sql`final_date = ${today} + 3, expires_at = null`,
    sql`final_date = ${today}`,
    sql`final_date = null`,
    sql`final_date = ${today} - 1`,
    sql`final_date = ${today} - 9, expires_at = ${today} - 1`,
  ]) {
    await since(change)
    expect(await turned()).toEqual([1, true])
    expect(await turned()).toEqual([0, false])
  }
})

it('an offer that was over yesterday is none, nor is one that nobody sees', async () => {
  for (const change of [
    sql`final_date = ${today} - 2, expires_at = null`,
    sql`final_date = ${today} + 3, is_visible = false`,
    sql`is_visible = true, closed_at = now(), close_reason = 'filled'`,
  ]) {
    await since(change)
    expect(await turned()).toEqual([0, false])
  }
})
