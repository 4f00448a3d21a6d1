import { sql } from 'kysely'
import { deleteFirms } from '#domain/exhibitors/server/index.ts'
import { exhibitorRemoved } from '#domain/fairs/contract/events.ts'
import { subscribe } from '#platform/server/events/subscriber.ts'

/** A firm that no fair has or could take back goes with the last one. */
export const dropUnusedFirm = subscribe(exhibitorRemoved, 'drop_unused_firm', async ({ firm }, { db }) => {
  // Its people first, as whoever is erased is locked before their firm: the other way round each waits for the other.
  await sql`select 1 from app_user where firm_id = ${firm} order by id for update`.execute(db)
  // One that another fair takes at this moment is waited for, and stays.
  await sql`select 1 from firm where id = ${firm} for update`.execute(db)
  await deleteFirms(
    sql`f.id = ${firm} and not exists (select 1 from fair_firm where firm_id = f.id)
      and not exists (select 1 from trash where firm_id = f.id)
      and not exists (select 1 from stand where firm_id = f.id)`,
    db,
  )
})
