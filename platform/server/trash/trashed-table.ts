import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { writtenColumns } from '#platform/server/database/written-columns.ts'
import type { Context } from '../context.ts'
import type { ThrownAway, TrashedRows, TrashPart } from './trash-part.ts'

type Db = Kysely<Tables>

/** What a row points to: without it the row is not put back, or only the pointer is not. */
type Pointers = Readonly<Record<string, { to: string; isOptional?: boolean }>>

export type TrashedTable = {
  table: string
  pointers: Pointers
  /** Columns that the database fills by itself. */
  filled?: readonly string[]
  /** Which rows `t` go with a record; none where nothing is said of its kind. */
  with?: Readonly<Partial<Record<string, (of: ThrownAway) => RawBuilder<unknown>>>>
  /** Condition on a row `r` that is put back. */
  onlyIf?: RawBuilder<unknown>
  /** A row that is there again is enough; otherwise it is refused by its constraint. */
  isRefusedTwice?: boolean
}

export const optional = (to: string) => ({ to, isOptional: true })

/** Takes rows `t` out of their table. */
export async function takeOut(table: string, condition: RawBuilder<unknown>, db: Db): Promise<TrashedRows> {
  const row = await maybeOne<{ taken: TrashedRows[string] }>(db)`
    with gone as (delete from ${sql.table(table)} t where ${condition} returning *)
    select coalesce(jsonb_agg(to_jsonb(gone)), '[]') as taken from gone`
  return { [table]: row?.taken ?? [] }
}

/** Rows with the columns that they have in common: what was kept before a column came has none to put back. */
function byColumns(rows: TrashedRows[string]): { columns: string[]; rows: TrashedRows[string][number][] }[] {
  const found = new Map<string, { columns: string[]; rows: TrashedRows[string][number][] }>()
  for (const row of rows) {
    const columns = Object.keys(row)
    const key = columns.toSorted().join()
    const alike = found.get(key)
    if (alike) alike.rows.push(row)
    else found.set(key, { columns, rows: [row] })
  }
  return [...found.values()]
}

/** Puts rows back as they were, in their order, but for what is there again, points to what is gone or is true no more. */
async function putBack(table: TrashedTable, rows: TrashedRows[string] = [], db: Db): Promise<void> {
  if (!rows.length) return
  // What lies in the trash outlives a migration that takes a column away.
  const names = await writtenColumns(table.table, db)
  for (const alike of byColumns(rows))
    await putAlikeBack(
      table,
      alike.columns.filter(column => names.has(column) && !table.filled?.includes(column)),
      alike.rows,
      db,
    )
}

async function putAlikeBack(
  { table, pointers, onlyIf = sql`true`, isRefusedTwice }: TrashedTable,
  columns: readonly string[],
  rows: TrashedRows[string],
  db: Db,
): Promise<void> {
  const needed = Object.entries(pointers).filter(([, { isOptional }]) => !isOptional)
  const isWhole = needed.map(
    ([column, { to }]) =>
      sql`exists (select 1 from ${sql.table(to)} x where x.id = ${sql.ref(`r.${column}`)})`,
  )
  const value = (column: string) => {
    const pointer = pointers[column]
    return pointer?.isOptional
      ? sql`(select x.id from ${sql.table(pointer.to)} x where x.id = ${sql.ref(`r.${column}`)})`
      : sql.ref(`r.${column}`)
  }
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    select ${sql.join(columns.map(value))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality r
    where ${sql.join(
      [onlyIf, ...isWhole],
      sql`
      and `,
    )} order by r.ordinality ${isRefusedTwice ? sql`` : sql`on conflict do nothing`}`.execute(db)
}

/** A table whose rows can lie in the trash. */
export const trashedTable = (table: TrashedTable) =>
  ({
    takeOut: async (of: ThrownAway, { db }: Context): Promise<TrashedRows> => {
      const which = table.with?.[of.kind]
      return which ? takeOut(table.table, which(of), db) : {}
    },
    putBack: (rows: TrashedRows, _fair: number, db: Db) => putBack(table, rows[table.table], db),
  }) satisfies TrashPart
