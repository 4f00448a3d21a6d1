import { sql } from 'kysely'
import type { MergedColumns } from '#platform/server/merged-firms.ts'

/** A firm that says in what it works keeps what it says; a finer sector goes along with its sector alone. */
export const mergedExhibitors: MergedColumns = {
  'fair_firm.firm_id': { moves: true, unlessTaken: ['fair_id'] },
  'firm_business_sector.firm_id': { moves: true, unlessTaken: [] },
  'firm_business_subsector.firm_id': {
    moves: true,
    key: ['business_subsector_id'],
    unlessTaken: [],
    onlyIf: into => sql`exists (
      select 1 from firm_business_sector s
        join business_subsector x on x.business_sector_id = s.business_sector_id
      where s.firm_id = ${into} and x.id = t.business_subsector_id)`,
  },
  'distinct_firm.one_id': 'stay',
  'distinct_firm.other_id': 'stay',
  // What a fair could take back, it could take back twice.
  'trash.firm_id': { refused: 'firm_in_trash' },
}
