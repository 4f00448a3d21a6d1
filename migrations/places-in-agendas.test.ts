import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

it('whoever had a place, or waited for one, finds it in their agenda since then; what they had put there stays theirs', async () => {
  const { path, remove } = await migrationsBefore('0349-places-in-agendas.sql')
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  const run = (query: ReturnType<typeof sql>) => query.execute(kysely)
  await run(sql`insert into language (id, code, iso) values (1, 'fr', 'fr')`)
  await run(sql`insert into fair_status (id, code) values (1, 'preparation')`)
  await run(sql`insert into user_type (id, code) values (7, 'visitor')`)
  await run(sql`insert into fair (id, homepage) values (1, 'one')`)
  await run(sql`insert into app_user (id, email, first_name, last_name, user_type_id, roles)
    select n, n || '@mail.test', 'V', n::text, 7, '{ROLE_VISITOR}' from generate_series(1, 3) n`)
  await run(sql`insert into conference (id, fair_id, slug, mode, hosting, format)
    values (1, 1, 'w', 'live', 'integrated', 'workshop')`)
  await run(sql`insert into pass (id, fair_id, type) values (1, 1, 'limited')`)
  await run(sql`insert into pass_room (pass_id, conference_id, places) values (1, 1, 2)`)
  await run(sql`insert into pass_user (id, pass_id, user_id, is_validated)
    select n, 1, n, 1 from generate_series(1, 3) n`)
  await run(sql`insert into pass_place (pass_id, conference_id, pass_user_id, user_id, queued_at, taken_at)
    select 1, 1, n, n, case when n = 3 then now() end, '2026-01-01' from generate_series(1, 3) n`)
  await run(sql`insert into agenda_entry (user_id, conference_id, remind_minutes) values (2, 1, 30)`)
  await migrate(database, { folder: migrationsFolder })
  const entries = await many(kysely)`
    select user_id as who, is_by_place as "isByPlace", remind_minutes as minutes,
      created_at = '2026-01-01' as "isOfThen" from agenda_entry order by user_id`
  expect(entries).toEqual([
    { who: 1, isByPlace: true, minutes: null, isOfThen: true },
    { who: 2, isByPlace: false, minutes: 30, isOfThen: false },
    { who: 3, isByPlace: true, minutes: null, isOfThen: true },
  ])
  await database.close()
  await remove()
})
