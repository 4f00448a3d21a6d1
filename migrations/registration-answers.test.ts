import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

const badge = { identifier: 'customBadge', label: { fr: 'Badge' }, required: false, type: 'text' }

it('answers given before they had a table of their own find their fair and the words that asked', async () => {
  const file = '0021-registration-answers.sql'
  const { path, remove } = await migrationsBefore(file)
  const database = await emptyDatabase()
  const { kysely } = database
  await migrate(database, { folder: path })
  await sql`
    with status as (insert into fair_status (id, code) values (1, 'preparation')), type as (insert into user_type (id, code) values (5, 'stand'), (7, 'visitor'))
    insert into language (id, code, iso) values (1, 'fr', 'fr')`.execute(kysely)
  await sql`
    with one as (insert into fair (homepage) values ('fair-one') returning id),
      form as (insert into registration_form (fair_id, type, blocks) select id, 'visitor', ${JSON.stringify([badge])}::jsonb from one),
      member as (
        insert into app_user (email, first_name, last_name, user_type_id, custom_fields)
        values ('a@mail.test', 'A', 'A', 7, '{"customBadge": "B-12", "customTick": true, "customNone": null}') returning id)
    insert into fair_user (fair_id, user_id) select one.id, member.id from one, member`.execute(kysely)
  await sql`insert into app_user (email, first_name, last_name, user_type_id, custom_fields) values ('b@mail.test', 'B', 'B', 5, '{"customBadge": 7}')`.execute(
    kysely,
  )
  await cp(join(migrationsFolder, file), join(path, file))
  await migrate(database, { folder: path })
  const rows = await many(kysely)`
    select a.identifier, a.label, a.type, a.value, a.form_type, f.homepage from registration_answer a
    left join fair f on f.id = a.fair_id order by f.homepage nulls last, a.identifier`
  const kept = { label: {}, form_type: 'visitor', homepage: 'fair-one' }
  expect(rows).toEqual([
    { ...kept, identifier: 'customBadge', label: { fr: 'Badge' }, type: 'text', value: 'B-12' },
    { ...kept, identifier: 'customTick', type: 'checkbox', value: true },
    { ...kept, identifier: 'customBadge', type: 'text', value: '7', form_type: 'exhibitor', homepage: null },
  ])
  await database.close()
  await remove()
})
