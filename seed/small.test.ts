import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { type SmallFixture, seedSmallFixture } from './small.ts'

let database: Database
let seeded: SmallFixture
beforeAll(async () => {
  database = await freshDatabase()
  seeded = await seedSmallFixture(database)
})
afterAll(() => database.close())

const owners = async (query: ReturnType<typeof sql<{ owner: string }>>) =>
  (await query.execute(database.kysely)).rows.map(row => row.owner)

it('a second seeding adds nothing and finds the same ids', async () => {
  const count = async () => await many(database.kysely)`select count(*)::int as n from app_user`
  const before = await count()
  expect(await seedSmallFixture(database)).toEqual(seeded)
  expect(await count()).toEqual(before)
})

it('its two fairs share neither firm nor person', async () => {
  const members = (fair: number) =>
    owners(sql`select 'firm ' || firm_id as owner from fair_firm where fair_id = ${fair}
      union all select 'user ' || user_id from fair_user where fair_id = ${fair}
      union all select 'user ' || user_id from fair_organizer where fair_id = ${fair}`)
  const first = await members(seeded.fairs.fair1)
  const second = await members(seeded.fairs.fair2)
  expect(first.length * second.length).toBeGreaterThan(0)
  expect(first.filter(member => second.includes(member))).toEqual([])
})

it('every firm and person holds a canary that names them', async () => {
  expect(
    await owners(
      sql`select name as owner from firm where phone <> 'CANARY-firm-phone-' || lower(right(name, 1))`,
    ),
  ).toEqual([])
  expect(
    await owners(
      sql`select first_name as owner from app_user where phone <> 'CANARY-app_user-phone-' || first_name`,
    ),
  ).toEqual([])
})

it('each fair has its own organizer, visitors and exhibitor', async () => {
  const rows = await owners(sql`
    select f.homepage || ' ' || u.first_name as owner from fair f
    join (select fair_id, user_id from fair_user union all select fair_id, user_id from fair_organizer) m on m.fair_id = f.id
    join app_user u on u.id = m.user_id where u.first_name ~ '^(organizer|visitor|firmAdmin)' order by owner`)
  expect(rows).toEqual([
    'fair-one firmAdminA',
    'fair-one firmAdminB',
    'fair-one organizer1',
    'fair-one visitor1',
    'fair-one visitor2',
    'fair-two firmAdminZ',
    'fair-two organizer2',
    'fair-two visitor9',
  ])
})
