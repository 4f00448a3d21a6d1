import type { Kysely, RawBuilder } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'

/**
 * Firms `f` go for good, with the files that they alone showed: left behind, those would count as their senders' own.
 * @returns how many
 */
export async function deleteFirms(which: RawBuilder<unknown>, db: Kysely<Tables>): Promise<number> {
  const files = await many<{ id: number; firm: number }>(db)`
    select m.id, f.id as firm from media_object m join firm f on f.id = m.firm_id where ${which}`
  const gone = await many<{ id: number }>(db)`delete from firm f where ${which} returning f.id`
  const ids = new Set(gone.map(({ id }) => id))
  await dropUnused(
    files.flatMap(({ id, firm }) => (ids.has(firm) ? id : [])),
    db,
  )
  return ids.size
}
