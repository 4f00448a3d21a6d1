import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'

/** Marks a fair as there again, in the state that it had. @throws 409 when its address is another fair's meanwhile. */
export async function unmarkFair(rows: TrashedRows, db: Kysely<Tables>): Promise<void> {
  if (!rows.fair?.length) return
  await sql`
    update fair set trashed_at = null, fair_status_id = was.fair_status_id, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows.fair)}::jsonb) as was (id int, fair_status_id int)
      where fair.id = was.id`.execute(db)
}

/** The exhibitors that went with a fair come back with it. */
export async function withItsFirms(
  fair: number,
  rows: TrashedRows,
  db: Kysely<Tables>,
): Promise<TrashedRows> {
  if (!rows.fair?.length) return rows
  const firms = await many<{ rows: TrashedRows }>(db)`
    delete from trash where fair_id = ${fair} and is_with_fair returning rows`
  return { ...rows, fair_firm: firms.flatMap(firm => firm.rows.fair_firm ?? []) }
}
