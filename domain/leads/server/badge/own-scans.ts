import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { BadgeScan } from '../../contract/badge/calls.ts'
import { withdrawConsent } from '../hand-card.ts'

/** Firms that hold one's card by a scan, the last first. */
export const ownScans = (fair: number, { db, actor }: Context): Promise<BadgeScan[]> =>
  many<BadgeScan>(db)`
    select json_build_object('id', f.id, 'name', f.name) as firm, ${instant('s.at')} as at
    from (select firm_id, max(at) as at from lead_scan
      where user_id = ${actor.userId} and fair_id = ${fair} and withdrawn_at is null group by firm_id) s
      join firm f on f.id = s.firm_id order by s.at desc, f.id`

/** All that the firm knew goes with the card; where it has none nothing happens. */
export async function takeBack(
  { fair, firm }: { fair: number; firm: number },
  context: Context,
): Promise<void> {
  const { db, actor } = context
  const user = actor.userId
  if (user === null) return
  const held = await maybeOne(db)`
    select 1 from lead_scan where user_id = ${user} and fair_id = ${fair} and firm_id = ${firm}
      and withdrawn_at is null limit 1`
  if (!held) return
  await withdrawConsent(db, 'card', { user, firm, fair })
  await audit({ action: 'take_back_card', resource: 'firms', resourceId: firm, fair }, context)
}
