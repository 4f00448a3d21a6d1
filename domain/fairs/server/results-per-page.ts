import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/** How many rows a page of what visitors look through has, as the fair says; without one, 10. */
export async function resultsPerPage(fair: number | undefined, { db }: Context): Promise<number> {
  if (fair === undefined) return 10
  const { rows } = await sql<{ size: number }>`
    select results_per_page as size from fair where id = ${fair}`.execute(db)
  return rows[0]?.size ?? 10
}
