import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'

export type ImportKind = 'stands' | 'people' | 'programme' | 'repeat'
type Run = { fair: number; kind: ImportKind; fileName: string; ranBy: number | null; now: Date }

/** Runs an import in the transaction that `db` is, and keeps what it makes and changes. @returns its id beside what it did */
export async function keepingRun<T extends { rows: number }>(
  { fair, kind, fileName, ranBy, now }: Run,
  db: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<T & { run: number }> {
  const { id } = await one<{ id: number }>(db)`
    insert into import_run (fair_id, kind, file_name, rows, ran_at, ran_by_id)
    values (${fair}, ${kind}, ${fileName.slice(-200)}, 0, ${now.toISOString()}::timestamptz, ${ranBy})
    returning id`
  await sql`select set_config('app.import_run', ${String(id)}, true)`.execute(db)
  const done = await work()
  await sql`select set_config('app.import_run', '', true)`.execute(db)
  await sql`update import_run set rows = ${done.rows} where id = ${id}`.execute(db)
  return { ...done, run: id }
}
