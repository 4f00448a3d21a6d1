import { sql } from 'kysely'
import { entryOf, isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { isShownConference } from '../shown.ts'
import { membersIn } from '../watching/watchers.ts'

/**
 * A pass that is offered to nobody leaves them no place. What is on air is full too once its room holds no more.
 * @throws 401 for a fair of members
 */
export async function fullIn(fair: number, context: Context): Promise<number[]> {
  await entryOf(fair, sql`1 as entered`, context)
  const now = sql`${context.services.now().toISOString()}::timestamptz`
  const isShown = sql`${isShownConference('c')} and ${isFairSeen(sql`c.fair_id`, context)}`
  const full = await many<{ id: number }>(context.db)`
    select c.id from pass p join pass_room r on r.pass_id = p.id join conference c on c.id = r.conference_id
    where p.fair_id = ${fair} and p.is_visible and ${isShown}
    group by c.id having bool_and(coalesce(r.taken >= r.places, false))
    union select c.id from conference c
    where c.fair_id = ${fair} and c.state in ('scheduled', 'live') and ${membersIn(now)} >= c.capacity
      and ${isShown}
    order by id`
  return full.map(one => one.id)
}
