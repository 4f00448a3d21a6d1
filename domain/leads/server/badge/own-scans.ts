import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { BadgeScan } from '../../contract/badge/calls.ts'

/** Firms that hold one's card by a scan, the last first. */
export const ownScans = (fair: number, { db, actor }: Context): Promise<BadgeScan[]> =>
  many<BadgeScan>(db)`
    select json_build_object('id', f.id, 'name', f.name) as firm, ${instant('s.at')} as at
    from (select firm_id, max(at) as at from lead_scan
      where user_id = ${actor.userId} and fair_id = ${fair} and withdrawn_at is null group by firm_id) s
      join firm f on f.id = s.firm_id order by s.at desc, f.id`
