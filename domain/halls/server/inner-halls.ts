import { sql } from 'kysely'
import { keepWithTrashed } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { TrashedRows, TrashPart } from '#platform/server/trash/trash-part.ts'

const as = 'fair_hall.parent_id'

/** Which halls are within one, to be put back with it: the database empties what points to it. */
export const takeInnerHalls = async (id: number, { db }: Context): Promise<TrashedRows> => ({
  [as]: await many<TrashedRows[string][number]>(db)`
    select id, parent_id as to_id from fair_hall where parent_id = ${id}`,
})

/** After the halls themselves. While one of the two still lies in the trash, the link is kept there. */
export const innerHalls: TrashPart = {
  putBack: async ({ [as]: within = [], fair_hall: halls = [] }, fair, db) => {
    const own = halls.flatMap(hall => (hall.parent_id ? [{ id: hall.id, to_id: hall.parent_id }] : []))
    const kept = [...within, ...own]
    if (!kept.length) return
    await keepWithTrashed(kept, { as, column: 'id', to: 'fair_hall' }, fair, db)
    await keepWithTrashed(kept, { as, column: 'to_id', to: 'fair_hall' }, fair, db)
    await sql`
      update fair_hall t set parent_id = l.to_id, version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l (id int, to_id int)
        join fair_hall outer_hall on outer_hall.id = l.to_id
      where t.id = l.id and t.fair_id = outer_hall.fair_id and t.parent_id is null
        and outer_hall.parent_id is null`.execute(db)
  },
}
