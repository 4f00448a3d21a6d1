import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { MergedRows } from '#platform/server/merged-firms.ts'
import { conflict } from '#platform/server/refusal.ts'

type Db = Kysely<Tables>
/** By `table.column`: of the rows that were moved the keys, and what is kept of them. */
export type MovedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)

/** What all domains say of what points to a firm, as table, column and what becomes of it. */
const pointers = (): [table: string, column: string, rows: MergedRows][] =>
  declared('mergedFirms').flatMap(columns =>
    Object.entries(columns).map(([name, rows]): [string, string, MergedRows] => {
      const [table = '', column = ''] = name.split('.')
      return [table, column, rows]
    }),
  )

/** @throws 409 for a firm of which something is kept that cannot become another’s */
export async function assertMergeable(firm: number, db: Db): Promise<void> {
  for (const [table, column, rows] of pointers()) {
    if (rows === 'stay' || !('refused' in rows)) continue
    const kept = await many(db)`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${firm} and ${rows.which ?? sql`true`}
        limit 1`
    if (kept.length) throw conflict(rows.refused)
  }
}

/** From then on, in this transaction, booths and their people may change firms one after the other. */
export const beginMerge = (db: Db) => sql`select set_config('app.is_merging', 'true', true)`.execute(db)

export async function moveRows(from: number, into: number, db: Db): Promise<MovedRows> {
  const moved: [string, MovedRows[string]][] = []
  for (const [table, column, rows] of pointers()) {
    if (rows === 'stay' || !('moves' in rows)) continue
    const { key = ['id'], keeps = [], unlessTaken, onlyIf } = rows
    const isTaken = sql`exists (select 1 from ${sql.table(table)} o where ${and([
      sql`${sql.ref(`o.${column}`)} = ${into}`,
      ...(unlessTaken ?? []).map(
        name => sql`${sql.ref(`o.${name}`)} is not distinct from ${sql.ref(`t.${name}`)}`,
      ),
    ])})`
    const kept = [...key, ...keeps].flatMap(name => [sql.lit(name), sql.ref(`was.${name}`)])
    const isSame = [column, ...key].map(name => sql`${sql.ref(`was.${name}`)} = ${sql.ref(`t.${name}`)}`)
    const gone = await many<{ row: MovedRows[string][number] }>(db)`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${into} from ${sql.table(table)} was
      where ${sql.ref(`t.${column}`)} = ${from} and ${and(isSame)}
        and ${unlessTaken ? sql`not ${isTaken}` : sql`true`} and ${onlyIf?.(into) ?? sql`true`}
      returning jsonb_build_object(${sql.join(kept)}) as row`
    if (gone.length) moved.push([`${table}.${column}`, gone.map(({ row }) => row)])
  }
  return Object.fromEntries(moved)
}

/** Those that still are the other’s are the first’s again. */
export async function moveRowsBack(moved: MovedRows, from: number, into: number, db: Db): Promise<void> {
  for (const [table, column, how] of pointers()) {
    const rows = moved[`${table}.${column}`] ?? []
    if (how === 'stay' || !('moves' in how) || !rows.length) continue
    const { key = ['id'], keeps = [] } = how
    const given = keeps.map(
      name => sql`, ${sql.ref(name)} = coalesce(${sql.ref(`t.${name}`)}, ${sql.ref(`r.${name}`)})`,
    )
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${from}${sql.join(given, sql``)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
      where ${sql.ref(`t.${column}`)} = ${into}
        and ${and(key.map(name => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`))}`.execute(db)
  }
}
