import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

/** How many rows a page of what visitors look through has, as the fair says; without one, 10. */
export async function resultsPerPage(fair: number | undefined, { db }: Context): Promise<number> {
  if (fair === undefined) return 10
  const row = await maybeOne<{ size: number }>(db)`
    select results_per_page as size from fair where id = ${fair}`
  return row?.size ?? 10
}
