import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { mostPresent, type PresentPerson } from '../contract/presence.ts'
import { isHiddenFrom } from './person-status.ts'
import { isFairShared } from './shared-fair.ts'

/** Of all, or of those who are asked for. The number is read first: what is told meanwhile is told again. @throws 404 */
export async function listPresentPeople(
  { fair, users }: { fair: number; users?: string | undefined },
  { db, actor }: Context,
): Promise<{ seq: number; people: PresentPerson[] }> {
  const { isShared, seq } = await one<{ isShared: boolean; seq: number }>(db)`
    select ${isFairShared(sql`${fair}::int`, actor)} as "isShared",
      coalesce((select seq from presence_batch where fair_id = ${fair}), 0)::int as seq`
  if (!isShared) throw notFound()
  const asked = users ? sql`and p.user_id = any(${users.split(',').map(Number)}::int[])` : sql``
  const people = await many<PresentPerson>(db)`
    select p.user_id as id, p.status, ${instant('p.expected_until')} as until from presence_person p
    where p.fair_id = ${fair} ${asked}
      and not ${isHiddenFrom(sql`p.user_id`, sql`${actor.userId}`)}
    order by p.user_id limit ${mostPresent}`
  return { seq, people }
}
