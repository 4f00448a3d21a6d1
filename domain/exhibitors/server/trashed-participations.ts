import { sql } from 'kysely'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'
import { trashedTable } from '#platform/server/trash/trashed-table.ts'

/**
 * The exhibitors of a fair lie in the trash one by one, as those do that are removed alone: no other fair takes them
 * meanwhile. What one left when it was removed alone before lies there as it did.
 */
const trashedFirms: TrashPart = {
  takeOut: async ({ kind, fair }, { db, actor, services }) => {
    if (kind !== 'fair') return {}
    await sql`
      with gone as (delete from fair_firm where fair_id = ${fair} returning *)
      insert into trash (fair_id, kind, firm_id, name, rows, trashed_at, trashed_by_id, is_with_fair)
      select gone.fair_id, 'firm', gone.firm_id, firm.name,
        jsonb_build_object('fair_firm', jsonb_build_array(to_jsonb(gone))),
        ${services.now().toISOString()}::timestamptz, ${actor.userId}, true
      from gone join firm on firm.id = gone.firm_id`.execute(db)
    return {}
  },
}

/** The sectors that were a fair's own go with it, also where firms of others chose them. */
const ownSectors: TrashPart = {
  purge: async (fairs, db) => {
    const sectors = sql`(select id from business_sector where fair_id = any(${fairs}::int[]))`
    const finer = sql`(select id from business_subsector where business_sector_id in ${sectors})`
    await sql`delete from firm_business_subsector where business_subsector_id in ${finer}`.execute(db)
    await sql`delete from business_subsector where id in ${finer}`.execute(db)
    await sql`delete from firm_business_sector where business_sector_id in ${sectors}`.execute(db)
  },
}

export const trashedParticipations: readonly TrashPart[] = [
  trashedTable({ table: 'fair_firm', pointers: { firm_id: { to: 'firm' } } }),
  trashedFirms,
  ownSectors,
]
