import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

/** In the order of a dictionary: neither capitals nor accents count. */
const inOrder = ['ardoiselle', 'Aéronef', 'élan', 'Zénith', 'Eclat', 'œuvre', 'Oiseau'].sort(
  new Intl.Collator('fr').compare,
)

const asked = async (path: string): Promise<Record<string, string>[]> =>
  (await platform.call('superAdmin', { method: 'GET', url: `/api${path}` })).json()
const among = (names: readonly (string | undefined)[]) =>
  names.filter((name): name is string => name !== undefined && inOrder.includes(name))

it('names stand in one order in every list, on whatever database', async () => {
  const { fairs } = platform.seeded
  const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
  for (const name of inOrder.toReversed()) {
    await run(sql`
      with made as (insert into firm (name) values (${name}) returning id)
      insert into fair_firm (fair_id, firm_id, is_validated) select ${fairs.fair1}, id, 1 from made`)
    await run(sql`
      with made as (insert into app_user (email, first_name, last_name, user_type_id)
        select ${`${encodeURIComponent(name)}@order.test`}, 'A', ${name}, min(id) from user_type returning id)
      insert into fair_user (fair_id, user_id, is_validated) select ${fairs.fair1}, id, 1 from made`)
  }
  const lists = {
    tracking: (await asked(`/firms/back/list?fair=${fairs.fair1}&itemsPerPage=100`)).map(({ name }) => name),
    register: (await asked('/firms?itemsPerPage=100')).map(({ name }) => name),
    people: (await asked(`/users/back/list?fair=${fairs.fair1}&itemsPerPage=100`)).map(one => one.lastName),
    accounts: (await asked('/users?itemsPerPage=100')).map(one => one.lastName),
  }
  for (const [list, names] of Object.entries(lists)) expect(among(names), list).toEqual(inOrder)
})
