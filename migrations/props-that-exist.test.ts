import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

let database: Database
beforeAll(async () => {
  const { path, remove } = await migrationsBefore('0101-props-that-exist.sql')
  database = await emptyDatabase()
  await migrate(database, { folder: path })
  await sql`
    with language as (insert into language (id, code, iso) values (1, 'fr', 'fr')),
      status as (insert into fair_status (id, code) values (1, 'preparation') returning id),
      fair as (insert into fair (homepage, fair_status_id) select 'fair-one', id from status returning id),
      firm as (insert into firm (name) values ('A') returning id),
      sectors as (insert into business_sector (prop) values ('robot'), ('dragon'))
    insert into stand (fair_id, firm_id, prop)
    select fair.id, firm.id, prop from fair, firm, unnest(array['loaf', 'dragon', null]) prop`.execute(
    database.kysely,
  )
  await migrate(database, { folder: migrationsFolder })
  await remove()
})
afterAll(() => database.close())

it('a stored prop that no drawing knows becomes none of a stand’s and a plant of a sector', async () => {
  const stands = await many<{ prop: string | null }>(database.kysely)`select prop from stand order by id`
  expect(stands.map(({ prop }) => prop)).toEqual(['loaf', null, null])
  const sectors = await many<{ prop: string }>(database.kysely)`select prop from business_sector order by id`
  expect(sectors.map(({ prop }) => prop)).toEqual(['robot', 'plant'])
})

it.each(['stand', 'business_sector'] as const)(
  'the database takes every prop that is drawn for a %s, and no other',
  async table => {
    const { kysely } = database
    for (const prop of propKinds) await kysely.updateTable(table).set({ prop }).execute()
    await expect(kysely.updateTable(table).set({ prop: 'dragon' }).execute()).rejects.toThrow(
      `${table}_prop_known`,
    )
  },
)
