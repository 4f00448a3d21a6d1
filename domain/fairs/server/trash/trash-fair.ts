import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'
import { lockPlan } from '../lock-plan.ts'
import { takeAlong } from './take-along.ts'
import { keepInTrash } from './throw-away.ts'

const inPreparation = 1

/**
 * A fair goes to the trash as a whole: people, exhibitors and booths leave it, and what is left, its halls, texts and
 * settings, is there for nobody.
 */
export async function trashFair({ id: fair, name, homepage }: Row, context: Context): Promise<void> {
  const { db, services } = context
  await lockPlan(db, fair)
  const marked = await many<TrashedRows[string][number]>(db)`
    with was as (select id, fair_status_id from fair where id = ${fair} and trashed_at is null for update)
    update fair set trashed_at = ${services.now().toISOString()}::timestamptz,
      fair_status_id = ${inPreparation}, version = version + 1
    from was where fair.id = was.id returning was.id, was.fair_status_id`
  if (!marked.length) throw notFound()
  const rows = { ...(await takeAlong({ kind: 'fair', id: fair, fair }, context)), fair: marked }
  await keepInTrash({ kind: 'fair', id: fair, fair, name: String(name ?? homepage), rows }, context)
}
