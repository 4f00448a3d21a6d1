import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { CopyPart } from './copy-part.ts'

type Db = Kysely<Tables>

/** What every copy has anew. */
const anew = new Set(['id', 'fair_id', 'version', 'created_at'])

/** Columns that a copy takes over as they are. */
export async function copiedColumns(table: string, except: readonly string[], db: Db): Promise<string[]> {
  const rows = await many<{ name: string }>(db)`
    select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`
  return rows.flatMap(({ name }) => (anew.has(name) || except.includes(name) ? [] : [name]))
}

/** Inserts the rows `t` of `from` again: `set` says what is another in the copy. */
export async function copyRows(
  table: string,
  { from, set }: { from: RawBuilder<unknown>; set: Readonly<Record<string, RawBuilder<unknown>>> },
  db: Db,
): Promise<void> {
  const same = await copiedColumns(table, Object.keys(set), db)
  const columns = [...Object.keys(set), ...same].map(column => sql.ref(column))
  const values = [...Object.values(set), ...same.map(column => sql.ref(`t.${column}`))]
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(values)} from ${sql.table(table)} t ${from}`.execute(db)
}

/** A table whose rows belong to the fair itself. */
export const copiedTable =
  (table: string): CopyPart =>
  ({ from, to }, db) =>
    copyRows(
      table,
      {
        from: sql`where t.fair_id = ${from}
      order by 1`,
        set: { fair_id: sql`${to}::int` },
      },
      db,
    )
