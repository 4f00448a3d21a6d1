import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import type { Database } from './database.ts'
import { DiskFull, databaseProblem, translateFailure } from './problems.ts'

let database: Database
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create extension if not exists btree_gist`.execute(database.kysely).catch(() => {})
  await sql`create table fair (id integer primary key, slug varchar(5) constraint fair_slug_key unique not null)`.execute(
    database.kysely,
  )
  await sql`create table stand (
    fair integer constraint stand_fair_fkey references fair, size smallint constraint stand_size_check check (size > 0),
    during int4range, constraint stand_overlap exclude using gist (during with &&))`.execute(database.kysely)
  await sql`insert into fair values (1, 'one')`.execute(database.kysely)
  await sql`insert into stand values (1, 1, '[1,5]')`.execute(database.kysely)
})
afterAll(() => database.close())

it.each([
  ['unique', 'fair_slug_key', sql`insert into fair values (2, 'one')`],
  ['foreign-key', 'stand_fair_fkey', sql`insert into stand values (9, 1)`],
  ['foreign-key', 'stand_fair_fkey', sql`delete from fair`],
  ['check', 'stand_size_check', sql`insert into stand values (1, 0)`],
  ['not-null', undefined, sql`insert into fair values (3)`],
  ['exclusion', 'stand_overlap', sql`insert into stand values (1, 1, '[5,9]')`],
  ['too-long', undefined, sql`insert into fair values (3, 'longer')`],
  ['invalid-value', undefined, sql`select ${'many'}::integer`],
  ['invalid-value', undefined, sql`select ${'2026-13-45x'}::date`],
  ['invalid-value', undefined, sql`select ${'a\0b'}::text`],
  ['out-of-range', undefined, sql`select ${'99999999999'}::integer`],
  ['out-of-range', undefined, sql`select ${'2026-02-31'}::date`],
  ['raised', undefined, sql`do $$ begin raise exception 'no'; end $$`],
])('recognises %s (%s)', async (kind, constraint, statement) => {
  const error = await statement.execute(database.kysely).catch((error: unknown) => error)
  expect(databaseProblem(error)).toMatchObject({ kind, constraint })
  expect(await database.ready()).toBe(true)
})

it('leaves a mistake in the statement alone', async () => {
  const error = await sql`select nothing`.execute(database.kysely).catch((error: unknown) => error)
  expect(databaseProblem(error)).toBeUndefined()
})

it('tells a full disk from other failures', () => {
  expect(translateFailure(Object.assign(new Error('no space'), { code: '53100' }))).toBeInstanceOf(DiskFull)
})
