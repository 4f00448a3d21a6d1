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

it('whoever a fair took in as something is that in it alone, and a block between two people outlives its conversation', async () => {
  const { path, remove } = await migrationsBefore('0570-blocks-between-people.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  await sql`
    with status as (insert into fair_status (id, code) values (2, 'open')),
      language as (insert into language (id, code, iso) values (1, 'fr', 'fr')),
      types as (insert into user_type (id, code) values (7, 'visitor'), (9, 'moderator'))
    insert into fair (id, homepage, fair_status_id) values (1, 'one', 2), (2, 'two', 2)`.execute(kysely)
  await sql`
    insert into app_user (id, email, first_name, last_name, user_type_id, roles)
    select id, who || '@mail.test', who, 'L', 7, roles::text[]
    from (values (1, 'invited', '{ROLE_MODERATOR}'), (2, 'listed', '{ROLE_MODERATOR}'),
      (3, 'accepted', '{ROLE_VISITOR,ROLE_SPEAKER}'), (4, 'visitor', '{ROLE_VISITOR}')) people (id, who, roles)`.execute(
    kysely,
  )
  // Each came to the first fair before the other.
  await sql`
    insert into fair_user (fair_id, user_id, is_validated) select f.id, u.id, 1 from fair f, app_user u order by f.id, u.id`.execute(
    kysely,
  )
  await sql`
    insert into audit_log (action, resource, resource_id, fair_id, details) values
    ('invite', 'users', 1, 2, '{"userType": 9}'), ('invite', 'users', 3, 1, '{"userType": 7}'),
    ('accept_role', 'users', 3, 2, '{"userType": 8}'), ('decline_role', 'users', 2, 2, '{"userType": 9}')`.execute(
    kysely,
  )
  await sql`insert into conversation (id, fair_id, kind) overriding system value values (1, 1, 'people')`.execute(
    kysely,
  )
  await sql`insert into conversation_side (conversation_id, side, user_id, blocked_at) values (1, 1, 1, null), (1, 2, 4, now())`.execute(
    kysely,
  )
  await migrate(database, { folder: migrationsFolder })
  const given = await many(kysely)`
    select u.first_name as who, m.fair_id as fair, m.roles from fair_user m join app_user u on u.id = m.user_id
    where m.roles <> '{}' order by 1, 2`
  expect(given).toEqual([
    { who: 'accepted', fair: 2, roles: ['ROLE_SPEAKER'] },
    { who: 'invited', fair: 2, roles: ['ROLE_MODERATOR'] },
    { who: 'listed', fair: 1, roles: ['ROLE_MODERATOR'] },
  ])
  await sql`delete from fair where id = 1`.execute(kysely)
  const blocks = await many(kysely)`select user_id as who, blocked_id as whom from person_block`
  expect(blocks).toEqual([{ who: 4, whom: 1 }])
  await database.close()
  await remove()
})
