import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from './rows.ts'

/** The columns of a table that are written, none that the database works out: a row that was kept may have others, since taken away. */
export async function writtenColumns(table: string, db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await many<{ name: string }>(db)`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
  return new Set(rows.map(({ name }) => name))
}
