import { sql } from 'kysely'
import { restoreExhibitor } from '#domain/fairs/server/index.ts'
import type { Moved, trashStand } from '#domain/halls/contract/plan.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { isTypedAs } from '#platform/contract/text.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { keptLabel } from '../kept-label.ts'
import { assertVersion, lockStand } from './locked-stand.ts'
import { planStandsById } from './plan-stands.ts'

/** Off the plan and out of sight at once; the content stays restorable until it is purged. */
export async function throwAway(
  id: number,
  body: BodyOf<typeof trashStand>,
  context: HttpContext,
): Promise<Moved> {
  const stand = await lockStand(id, context)
  assertVersion(stand, body.version, context)
  if (stand.isTrashed) throw conflict('stand_trashed')
  if (body.name !== undefined && !isTypedAs(body.name, stand.firmName))
    throw invalid({ name: 'name_mismatch' })
  const at = context.services.now().toISOString()
  await sql`
    update stand set trashed_at = ${at}::timestamptz, trashed_by_id = ${context.actor.userId},
      fair_hall_id = null, number = null, version = version + 1
    where id = ${id}`.execute(context.db)
  const { fairHall, number } = stand
  await audit(
    {
      action: 'trash',
      resource: 'stands',
      resourceId: id,
      fair: stand.fair,
      details: { from: { fairHall, number } },
    },
    context,
  )
  return { stands: await planStandsById([id], context) }
}

/** Out of the trash with all its content, to wait for a place; with its exhibitor, where that was taken out of the fair. */
export async function restoreTrashedStand(id: number, context: Context): Promise<Moved> {
  const stand = await lockStand(id, context)
  if (!stand.isTrashed) throw conflict('stand_not_trashed')
  const { booths } = await restoreExhibitor(stand.fair, stand.firm, context)
  await sql`
    update stand st set trashed_at = null, trashed_by_id = null, version = version + 1,
      label = ${keptLabel('st')}
    where st.id = ${id} and st.trashed_at is not null`.execute(context.db)
  await audit({ action: 'restore', resource: 'stands', resourceId: id, fair: stand.fair }, context)
  return { stands: await planStandsById([...new Set([id, ...booths])], context) }
}
