import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'

/** Whether a stand stands in a hall, on any of its places or on those whose `number` is meant. */
export async function isOccupied(
  hall: number | null,
  { db }: Pick<Context, 'db'>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const rows = await many(db)`select 1 from stand where fair_hall_id = ${hall} and ${which} limit 1`
  return rows.length > 0
}
