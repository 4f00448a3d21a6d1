import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
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

/** Who waits for a firm comes in with it, as where it is validated; with a fair each comes back as they were. */
const staff: TrashPart = {
  putBack: async ({ fair: marked = [], fair_firm: firms = [] }, fair, db) => {
    if (marked.length || !firms.length) return
    const ids = firms.map(firm => Number(firm.firm_id))
    await sql`
      update fair_user m set is_validated = ${validationState.validated}
      from app_user u join fair_firm ff on ff.firm_id = u.firm_id and ff.fair_id = ${fair}
      where m.fair_id = ${fair} and m.user_id = u.id and m.is_validated = ${validationState.waiting}
        and ff.firm_id = any(${ids}::int[]) and ff.is_validated = ${validationState.validated}`.execute(db)
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
  staff,
  ownSectors,
]
