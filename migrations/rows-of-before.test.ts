import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'

let database: Database
beforeAll(async () => {
  const { path, remove } = await migrationsBefore('0470-answers-of-the-firm.sql')
  database = await emptyDatabase()
  await migrate(database, { folder: path })
  const run = (query: ReturnType<typeof sql>) => query.execute(database.kysely)
  await run(sql`insert into language (id, code, iso) values (1, 'fr', 'fr')`)
  await run(sql`insert into fair_status (id, code) values (1, 'preparation')`)
  await run(sql`insert into fair (id, homepage) values (1, 'one'), (2, 'two')`)
  await run(sql`insert into firm (id, name) values (1, 'One'), (2, 'Two')`)
  await run(sql`insert into stand (id, fair_id, firm_id)
    values (1, 1, 1), (2, 2, 1), (3, 1, 2)`)
  const written = [
    [1, 'Thanks', 'Thank you.'],
    [1, 'Where', 'At the door.'],
    [1, 'Alone', 'Only here.'],
    [2, 'Thank you', 'Thank you.'],
    [2, 'Where', 'Upstairs.'],
    [3, 'Thanks', 'Thank you.'],
  ] as const
  for (const [stand, title, text] of written)
    await run(sql`insert into ready_answer (stand_id, title, text) values (${stand}, ${title}, ${text})`)
  await run(sql`insert into user_type (id, code) values (7, 'visitor')`)
  await run(sql`insert into app_user (id, email, first_name, last_name, user_type_id, roles, is_disabled)
    select n, n || '@mail.test', 'V', n::text, 7, '{ROLE_VISITOR}', n > 1 from generate_series(1, 4) n`)
  // One is there, of those who have left one was told of, one was not, and one had taken back their card.
  await run(sql`insert into lead (id, fair_id, firm_id, user_id, is_pending, announced_at, withdrawn_at)
    select n, 1, 1, n, false, case when n <> 3 then now() end, case when n = 4 then now() end
    from generate_series(1, 4) n`)
  // One that was paid, one of the same account that a credit note had cancelled, and one of an account that was not paid.
  await run(sql`insert into billing_account (fair_id, firm_id, side, state) values (1, 1, 'stands', 'paid'),
    (1, 2, 'stands', 'invoiced'), (2, 1, 'stands', 'paid')`)
  for (const [id, firm, cancels] of [
    [1, 1, null],
    [2, 1, null],
    [3, 1, 2],
    [4, 2, null],
  ] as const)
    await run(sql`insert into billing_invoice (id, fair_id, firm_id, side, cancels_id, seller, number, issued_on,
        currency, net, vat, gross, document)
      values (${id}, 1, ${firm}, 'stands', ${cancels}, 'S', ${id}::text, '2026-02-01', 'EUR',
        ${cancels ? -1 : 1}, 0, ${cancels ? -1 : 1}, '{}')`)
  await run(sql`insert into audit_log (at, fair_id, action, resource, resource_id, details)
    values ('2026-03-01T23:30:00Z', 1, 'U', 'billing_accounts', 1, '{"side":"stands","state":"paid"}')`)
  await migrate(database, { folder: migrationsFolder })
  await remove()
})
afterAll(() => database.close())

it('ready answers of booths become the firm’s, each text once; what booths say differently under one title stays where it was', async () => {
  const answers = await many<{ firm: number; stand: number | null; title: string }>(database.kysely)`
    select firm_id as firm, stand_id as stand, title from ready_answer order by id`
  expect(answers).toEqual([
    { firm: 1, stand: null, title: 'Thanks' },
    { firm: 1, stand: 1, title: 'Where' },
    { firm: 1, stand: null, title: 'Alone' },
    { firm: 1, stand: 2, title: 'Where' },
    { firm: 2, stand: null, title: 'Thanks' },
  ])
})

it('a contact whose account was closed already, of whom other programs were told, is to be told of again', async () => {
  expect(await many(database.kysely)`select id from lead where is_pending`).toEqual([{ id: 2 }])
})

it('invoices of an account that was paid are paid on the day on which that was said where the fair is', async () => {
  const { kysely } = database
  expect(await many(kysely)`select id, paid_on as paid from billing_invoice order by id`).toEqual([
    { id: 1, paid: '2026-03-02' },
    ...[2, 3, 4].map(id => ({ id, paid: null })),
  ])
  // Of an account without invoices it stays what was said by hand.
  expect(
    await many(kysely)`select fair_id as fair, firm_id as firm, state from billing_account order by id`,
  ).toEqual([
    { fair: 1, firm: 1, state: 'invoiced' },
    { fair: 1, firm: 2, state: 'invoiced' },
    { fair: 2, firm: 1, state: 'paid' },
  ])
})
