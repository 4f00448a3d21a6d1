import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** @throws 403 for somebody whom the fair has not let in */
export async function assertMember(fair: number | null, { db, actor }: Context): Promise<void> {
  const rows = await many(db)`
    select 1 from fair_participant where fair_id = ${fair} and user_id = ${actor.userId}`
  if (!rows.length) throw forbidden()
}
