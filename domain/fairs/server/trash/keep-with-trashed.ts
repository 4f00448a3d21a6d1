import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'

type Pointing = {
  /** Under which name the rows are kept. */
  as: string
  /** The column that points, to which table. */
  column: string
  to: string
}

/**
 * What points to something that still lies in the trash is kept there with it: of two that go one after the other, either
 * may come back first. Before rows are put back: whoever restores the other at this moment is waited for.
 */
export async function keepWithTrashed(
  rows: TrashedRows[string],
  { as, column, to }: Pointing,
  fair: number,
  db: Kysely<Tables>,
): Promise<void> {
  if (!rows.length) return
  await sql`
    update trash t set rows = t.rows || jsonb_build_object(${as}::text,
      coalesce(t.rows->${as}::text, '[]') || kept.rows)
    from (select e.id, jsonb_agg(r.one) as rows
      from trash e, jsonb_array_elements(e.rows->${to}::text) x (one),
        jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r (one)
      where e.fair_id = ${fair} and x.one->'id' = r.one->${column}::text group by e.id) kept
    where t.id = kept.id`.execute(db)
}
