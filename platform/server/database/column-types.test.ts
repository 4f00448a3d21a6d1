import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import type { Database } from './database.ts'
import { readMigrations } from './migration-files.ts'
import { many, maybeOne } from './rows.ts'

let database: Database
beforeAll(async () => {
  database = await emptyDatabase()
  const [foundation] = await readMigrations()
  if (foundation) await sql.raw(foundation.sql).execute(database.kysely)
})
afterAll(() => database.close())

const written = {
  an_integer: 7,
  a_bigint: 9_007_199_254_740_991,
  a_numeric: '12345678901234567890.50',
  a_float: 0.1,
  a_boolean: true,
  a_text: "L'été à Œuvre 👋",
  a_date: '2026-02-28',
  a_time: '09:30:00',
  a_timestamptz: new Date('2026-03-29T01:30:00.123Z'),
  a_timestamp: new Date('2026-03-29T02:30:00.000Z'),
  a_uuid: '6f1f6f0e-8d5c-4c3b-9a53-6d6d1c1f0a11',
  a_bytea: Buffer.from([0, 1, 254, 255]),
  a_jsonb: { list: [1, 'two', null], deep: { yes: true } },
  a_json: [1, 2],
  integers: [1, null, 3],
  bigints: [1, 2],
  texts: ['a,b', '"quoted"', 'null', ''],
  dates: ['2026-01-01'],
  numerics: ['1.10'],
  nothing: null,
}

it('gives back every type as the same JavaScript value on both databases', async () => {
  await sql`create table sample (
    an_integer integer, a_bigint bigint, a_numeric numeric, a_float double precision, a_boolean boolean, a_text text,
    a_date date, a_time time, a_timestamptz timestamptz, a_timestamp timestamp, a_uuid uuid, a_bytea bytea,
    a_jsonb jsonb, a_json json, integers integer[], bigints bigint[], texts text[], dates date[], numerics numeric[],
    nothing text)`.execute(database.kysely)
  const values = Object.entries(written).map(([name, value]) =>
    name.startsWith('a_json')
      ? JSON.stringify(value)
      : name === 'a_timestamp'
        ? '2026-03-29 02:30:00'
        : value,
  )
  await sql`insert into sample values (${sql.join(values)})`.execute(database.kysely)
  const rows = await many(database.kysely)`select * from sample`
  expect(rows).toStrictEqual([written])
})

it('counts and sums as numbers where they are bigint, as text where they are numeric', async () => {
  const rows = await many(database.kysely)`
    select count(*) as count, sum(n::integer) as sum, sum(n::bigint) as exact, avg(n) as mean, max(n) - 1 as next
    from generate_series(1, 4) as n`
  expect(rows).toStrictEqual([{ count: 4, sum: 10, exact: '10', mean: '2.5000000000000000', next: 3 }])
})

it('says how many rows a statement changed', async () => {
  await sql`create table line (n integer)`.execute(database.kysely)
  const inserted = await sql`insert into line select generate_series(1, 5)`.execute(database.kysely)
  const deleted = await sql`delete from line where n > 2`.execute(database.kysely)
  expect([inserted.numAffectedRows, deleted.numAffectedRows]).toEqual([5n, 3n])
})

it('works in universal time', async () => {
  const rows = await many<{ zone: string; text: string }>(database.kysely)`
    select current_setting('timezone') as zone, timestamptz '2026-07-01 12:00+02'::text as text`
  expect(rows).toEqual([{ zone: 'UTC', text: '2026-07-01 10:00:00+00' }])
})

it('carries a text of five megabytes both ways', async () => {
  const text = 'é'.repeat(2_500_000)
  const row = await maybeOne<{ text: string }>(database.kysely)`select ${text}::text as text`
  expect(row?.text === text).toBe(true)
})

it('folds accents and case for searching', async () => {
  const rows = await many(database.kysely)`select fold('Éléphant ŒUVRE Straße') as folded`
  expect(rows).toEqual([{ folded: 'elephant oeuvre strasse' }])
})

it('searches by an index on folded text', async () => {
  await sql`create table firm (name text)`.execute(database.kysely)
  await sql`create index on firm using gin (fold(name) gin_trgm_ops)`.execute(database.kysely)
  await sql`insert into firm values ('Société Générale'), ('Crédit Agricole')`.execute(database.kysely)
  const found = await database.transaction(async trx => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const plan = await sql`explain select name from firm where fold(name) like '%generale%'`.execute(trx)
    const hits = await sql`select name from firm where fold(name) like '%generale%'`.execute(trx)
    return [JSON.stringify(plan.rows).includes('Bitmap Index Scan'), hits.rows]
  })
  expect(found).toEqual([true, [{ name: 'Société Générale' }]])
})
