import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { one } from '#platform/server/database/rows.ts'
import type { stepKinds, stepSides } from '../contract/choices.ts'

type Step = {
  kind: (typeof stepKinds)[number]
  side: (typeof stepSides)[number]
  status?: number | null
  by: number | null
  at: Date
}

/** A line of the timeline of both sides; its id. */
export async function writeStep(id: number, step: Step, db: Kysely<Tables>): Promise<number> {
  const { kind, side, status = null, by, at } = step
  const row = await one<{ id: number }>(db)`
    insert into job_solicitation_step (job_solicitation_id, kind, status, side, by_id, at)
    values (${id}, ${kind}, ${status}::int, ${side}, ${by}::int, ${at.toISOString()}::timestamptz)
    returning id`
  return row.id
}

/** The same, by the caller and now. */
export const ownStep = (
  id: number,
  step: Pick<Step, 'kind' | 'side' | 'status'>,
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
) => writeStep(id, { ...step, by: actor.userId, at: services.now() }, db)

/** SQL: the steps of the application `s`, as JSON. Who of the firm did them is not told. */
export const stepsOf = sql`(
  select coalesce(json_agg(json_build_object('kind', step.kind, 'status', step.status, 'side', step.side,
    'at', ${instant('step.at')}) order by step.id), '[]')
  from job_solicitation_step step where step.job_solicitation_id = s.id)`
