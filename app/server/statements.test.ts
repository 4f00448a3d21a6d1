import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsOf } from './hostile/operations.ts'
import { statementCounter } from './testing/count-statements.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

const readers = [null, 'superAdmin', 'organizer1', 'firmAdminA'] as const
const ofOne = [
  '/visit/halls/{id}',
  '/fair_halls/{id}/stands',
  '/fairs/{id}/dashboard',
  '/fairs/{id}/checklist',
]

let platform: TestPlatform
let count: ReturnType<typeof statementCounter>

beforeAll(async () => {
  platform = await testPlatform()
  count = statementCounter(platform)
})
afterAll(() => platform.close())

/** So many more firms with a stand, people with a place at one, and buttons of the first fair. */
async function add(rows: number) {
  const { fairs, halls } = platform.seeded
  await sql`
    with firms as (
      insert into firm (name, firm_type_id, country_id)
      select 'More ' || gen_random_uuid(), (select min(id) from firm_type), (select min(id) from country)
      from generate_series(1, ${rows}::int) returning id
    ), taken as (select coalesce(max(number), 0) as last from stand where fair_hall_id = ${halls.one}),
    parts as (insert into fair_firm (fair_id, firm_id, is_validated) select ${fairs.fair1}, id, 1 from firms),
    sectors as (
      insert into firm_business_sector (firm_id, business_sector_id)
      select id, (select min(id) from business_sector) from firms
    ), stands as (
      insert into stand (fair_id, firm_id, fair_hall_id, number)
      select ${fairs.fair1}, id, ${halls.one}, (select last from taken) + row_number() over () from firms
      returning id, firm_id
    ), people as (
      insert into app_user (email, first_name, last_name, roles, firm_id, email_confirmed_at, locale, user_type_id)
      select 'more' || id || '@small.test', 'More', 'Person', '{ROLE_EXHIBITOR}', id, now(), 'fr', 5 from firms
      returning id, firm_id
    ), members as (insert into fair_user (fair_id, user_id, is_validated) select ${fairs.fair1}, id, 1 from people)
    insert into stand_contact (stand_id, user_id)
    select s.id, p.id from stands s join people p on p.firm_id = s.firm_id`.execute(
    platform.services.database.kysely,
  )
  await sql`insert into header_button (fair_id) select ${fairs.fair1} from generate_series(1, ${rows}::int)`.execute(
    platform.services.database.kysely,
  )
}

/** Of every call that reads without a name of what it reads: how many statements it takes, by reader. */
async function counted() {
  const { fairs, halls } = platform.seeded
  const seen: Record<string, number> = {}
  for (const { method, path, parameters } of await operationsOf(platform.app)) {
    if (method !== 'GET' || (path.includes('{') && !ofOne.some(one => path.endsWith(one)))) continue
    const asked = parameters.some(({ name }) => name === 'fair') ? `?fair=${fairs.fair1}` : ''
    const id = path.includes('halls/') ? halls.one : fairs.fair1
    for (const who of readers) {
      await platform.as(who)
      const url = `${path.replace('{id}', String(id))}${asked}`
      const { answer, statements } = await count(() => platform.call(who, { url }))
      if (answer.statusCode === 200) seen[`${who ?? 'nobody'} ${path}${asked && '?fair'}`] = statements
    }
  }
  return seen
}

test('no call that reads asks the database more often because there is more to read', async () => {
  await add(5)
  const few = await counted()
  await add(45)
  expect(await counted()).toEqual(few)
  expect(Object.keys(few).length).toBeGreaterThan(100)
  expect(Math.max(...Object.values(few))).toBeGreaterThan(1)
})
