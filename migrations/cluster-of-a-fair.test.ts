import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

it('what was assigned before belongs to the fair of its hall, or to each fair of both, and once', async () => {
  const { path, remove } = await migrationsBefore('0030-cluster-of-a-fair.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  await sql`
    with status as (insert into fair_status (id, code) values (1, 'preparation')),
      language as (insert into language (id, code, iso) values (1, 'fr', 'fr'))
    insert into user_type (id, code) values (4, 'cluster_admin')`.execute(kysely)
  await sql`
    with someone as (insert into app_user (email, first_name, last_name, user_type_id, roles)
        values ('c@mail.test', 'C', 'C', 4, '{ROLE_CLUSTER_ADMIN}') returning id),
      fair as (insert into fair (homepage) values ('one'), ('two'), ('three') returning id, homepage),
      firm as (insert into firm (name) values ('A'), ('Nowhere') returning id, name),
      joined as (insert into fair_firm (fair_id, firm_id, is_validated) select fair.id, firm.id, 1 from fair, firm where firm.name = 'A'),
      member as (insert into fair_user (fair_id, user_id, is_validated) select fair.id, someone.id, 1 from fair, someone where homepage <> 'three'),
      hall as (insert into fair_hall (fair_id, letter) select id, 'H' from fair where homepage = 'two' returning id)
    insert into cluster (user_id, fair_hall_id, firm_id)
    select someone.id, hall.id, null::int from someone, hall, generate_series(1, 2)
    union all select someone.id, null, firm.id from someone, firm, generate_series(1, 2)`.execute(kysely)
  await migrate(database, { folder: migrationsFolder })
  const rows = await many(kysely)`
    select f.homepage as fair, h.letter as hall, i.name as firm from cluster c join fair f on f.id = c.fair_id
    left join fair_hall h on h.id = c.fair_hall_id left join firm i on i.id = c.firm_id order by 1, 2, 3`
  expect(rows).toEqual([
    { fair: 'one', hall: null, firm: 'A' },
    { fair: 'two', hall: 'H', firm: null },
    { fair: 'two', hall: null, firm: 'A' },
  ])
  await database.close()
  await remove()
})
