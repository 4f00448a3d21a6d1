import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

it('whoever worked in a fair before is a member of it, as far as their firm is, counted, and no decision is undone', async () => {
  const { path, remove } = await migrationsBefore('0033-members-of-a-fair.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  await sql`
    with status as (insert into fair_status (id, code) values (1, 'preparation')),
      language as (insert into language (id, code, iso) values (1, 'fr', 'fr'))
    insert into user_type (id, code) values (5, 'stand_admin')`.execute(kysely)
  await sql`insert into fair (homepage, max_users) values ('one', 1), ('two', 10), ('none', 10)`.execute(
    kysely,
  )
  await sql`insert into firm (name) values ('In both'), ('Waiting')`.execute(kysely)
  await sql`
    insert into fair_firm (fair_id, firm_id, is_validated) select fair.id, firm.id, case when name = 'In both' then 1 else 0 end
    from fair, firm where (name, homepage) in (('In both', 'one'), ('In both', 'two'), ('Waiting', 'two'))`.execute(
    kysely,
  )
  await sql`
    insert into app_user (email, first_name, last_name, user_type_id, roles, firm_id, is_firm_admin, is_validated)
    select who || '@mail.test', who, 'L', 5, '{ROLE_EXHIBITOR}', firm.id, is_admin, validated
    from (values ('admin', 'In both', true, 1), ('contact', 'In both', false, 1), ('waits', 'Waiting', false, 1),
      ('refused', 'In both', true, 1), ('new', 'In both', true, 0), ('moved', 'Waiting', false, 1)) as people (who, firm_name, is_admin, validated)
    join firm on firm.name = firm_name`.execute(kysely)
  await sql`
    insert into stand (fair_id, firm_id) select fair_id, firm_id from fair_firm where fair_id in (select id from fair where homepage = 'two')`.execute(
    kysely,
  )
  await sql`
    insert into stand_contact (stand_id, user_id) select st.id, u.id from stand st join firm on firm.id = st.firm_id, app_user u
    where (firm.name, u.first_name) in (('In both', 'contact'), ('Waiting', 'waits'), ('In both', 'moved'))`.execute(
    kysely,
  )
  await sql`
    insert into stand_admin (stand_id, user_id) select stand_id, user_id from stand_contact`.execute(kysely)
  await sql`
    insert into fair_user (fair_id, user_id, is_validated) select f.id, u.id, 2 from fair f, app_user u where f.homepage = 'one' and u.first_name = 'refused'`.execute(
    kysely,
  )
  await migrate(database, { folder: migrationsFolder })
  const rows = await many(kysely)`
    select f.homepage as fair, u.first_name as who, m.is_validated as state from fair_user m join fair f on f.id = m.fair_id
    join app_user u on u.id = m.user_id order by 1, 2`
  expect(rows).toEqual([
    { fair: 'one', who: 'admin', state: 1 },
    { fair: 'one', who: 'refused', state: 2 },
    { fair: 'two', who: 'admin', state: 1 },
    { fair: 'two', who: 'contact', state: 1 },
    { fair: 'two', who: 'refused', state: 1 },
    { fair: 'two', who: 'waits', state: 0 },
  ])
  const counted = await many(kysely)`
    select homepage, user_count as count, max_users as most from fair order by homepage`
  expect(counted).toEqual([
    { homepage: 'none', count: 0, most: 10 },
    { homepage: 'one', count: 2, most: 2 },
    { homepage: 'two', count: 4, most: 10 },
  ])
  await database.close()
  await remove()
})
