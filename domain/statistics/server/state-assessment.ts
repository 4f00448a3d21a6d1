import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { AssessedPoint, StatAssessment, stateAssessment } from '../contract/assessment.ts'
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
  await context.services.database.transaction(db => beginExempt(fairId, needed, { ...context, db }))
  return assessMeasurement(fairId, context)
}

async function beginExempt(fair: number, stated: readonly AssessedPoint[], context: Context): Promise<void> {
  const { db, actor, services } = context
  await sql`update fair set stat_stated_at = ${services.now().toISOString()}::timestamptz,
      stat_stated_by_id = ${actor.userId}, stat_stated = ${stated}::text[]
    where id = ${fair}`.execute(db)
  await updateRow(implementationOf('fairs'), fair, { statMode: 'exempt' }, context)
  await audit(
    { action: 'state', resource: 'statistics', resourceId: fair, fair, details: { stated } },
    context,
  )
}
