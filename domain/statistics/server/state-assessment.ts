import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { StatAssessment, stateAssessment } from '../contract/assessment.ts'
import { assessMeasurement } from './assess.ts'

/**
 * From now on the fair counts without asking: whoever runs it has stated what no setting says, and that is kept with their name.
 * @throws 404 for a fair that this person does not run, 409 where a setting says that a point is not met, 422 for less than all
 */
export async function stateExemption(
  { fairId, stated }: BodyOf<typeof stateAssessment>,
  context: Context,
): Promise<StatAssessment> {
  const { points } = await assessMeasurement(fairId, context)
  if (points.some(({ isMet }) => isMet === false)) throw conflict('exemption_not_met')
  const needed = points.flatMap(({ point, isMet }) => (isMet === null ? [point] : []))
  if (!needed.every(point => stated.includes(point))) throw invalid({ stated: 'required' })
  await sql`update fair set stat_stated_at = ${context.services.now().toISOString()},
      stat_stated_by_id = ${context.actor.userId}, stat_stated = ${needed}::text[]
    where id = ${fairId}`.execute(context.db)
  await updateRow(implementationOf('fairs'), fairId, { statMode: 'exempt' }, context)
  const details = { stated: needed }
  await audit({ action: 'state', resource: 'statistics', resourceId: fairId, fair: fairId, details }, context)
  return assessMeasurement(fairId, context)
}
