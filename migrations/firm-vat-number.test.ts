import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

it('numbers that were typed into accounts become their firm’s, and series go on where they were', async () => {
  const { path, remove } = await migrationsBefore('0025-firm-vat-number.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  await sql`
    with status as (insert into fair_status (id, code) values (1, 'preparation')),
      series as (insert into billing_series (seller, prefix, year, last) values ('S', 'VR', 2026, 7))
    insert into language (id, code, iso) values (1, 'fr', 'fr')`.execute(kysely)
  await sql`
    with fair as (insert into fair (homepage) values ('fair-one') returning id),
      firm as (insert into firm (name) values ('A'), ('B') returning id, name)
    insert into billing_account (fair_id, firm_id, side, vat_number)
    select fair.id, firm.id, side, case when firm.name = 'A' and side = 'stands' then 'BE0403019261' end
    from fair, firm, unnest(array['stands', 'conferences']) side`.execute(kysely)
  await migrate(database, { folder: migrationsFolder })
  const firms = await many(kysely)`select name, vat_number from firm order by name`
  expect(firms).toEqual([
    { name: 'A', vat_number: 'BE0403019261' },
    { name: 'B', vat_number: null },
  ])
  const series = await many(kysely)`select seller, kind, last from billing_series`
  expect(series).toEqual([{ seller: 'S', kind: 'invoice', last: 7 }])
  await database.close()
  await remove()
})
