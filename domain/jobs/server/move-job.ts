import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { createRow, reachRow, readRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { jobs } from '../contract/job.ts'
import type { closeJob, Job } from '../contract/job-calls.ts'
import { assertJobModule } from './assert-job-module.ts'
import { recruitersLeft } from './job-writes.ts'
import { isUnanswered } from './owed.ts'

/** The offer that a caller may change, locked: nobody applies for it meanwhile. @throws 403 or 404 */
async function lockedJob(id: number, context: Context): Promise<Row> {
  await sql`select from job where id = ${id} for update`.execute(context.db)
  const row = await reachRow(implementationOf('jobs'), id, 'U', context)
  await assertJobModule(idOf(row.fair), context)
  return row
}

const jobAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('jobs'), id, context)) as Job

/** Applications that wait for an answer go on waiting: by their day, closed or not. */
export async function closeJobOf(
  id: number,
  { reason }: BodyOf<typeof closeJob>,
  context: Context,
): Promise<{ job: Job; waiting: number }> {
  const { db, services } = context
  const row = await lockedJob(id, context)
  if (row.closedAt === null || row.closeReason !== reason) {
    await sql`update job set closed_at = coalesce(closed_at, ${services.now().toISOString()}::timestamptz),
      close_reason = ${reason}, version = version + 1 where id = ${id}`.execute(db)
    await audit({ action: 'close', resource: 'jobs', resourceId: id, fair: idOf(row.fair) }, context)
  }
  const { waiting } = await one<{ waiting: number }>(db)`
    select count(*)::int as waiting from job_solicitation s where s.job_id = ${id} and ${isUnanswered}`
  return { job: await jobAs(id, context), waiting }
}

export async function reopenJobOf(id: number, context: Context): Promise<Job> {
  const row = await lockedJob(id, context)
  if (row.closedAt !== null) {
    await sql`update job set closed_at = null, close_reason = null, version = version + 1
      where id = ${id}`.execute(context.db)
    await audit({ action: 'reopen', resource: 'jobs', resourceId: id, fair: idOf(row.fair) }, context)
  }
  return jobAs(id, context)
}

/** What belongs to the one offer alone. */
const own = new Set(['reference', 'startDate', 'finalDate', 'expiresAt', 'isVisible'])

/** A draft that says the same. */
export async function copyJobOf(id: number, context: Context): Promise<Job> {
  const row = await reachRow(implementationOf('jobs'), id, 'U', context)
  const said: Input = Object.fromEntries(
    jobs.writable.filter(field => !own.has(field) && row[field] !== null).map(field => [field, row[field]]),
  )
  return (await createRow(
    implementationOf('jobs'),
    { ...said, recruiters: await recruitersLeft(row, context), translations: row.translations },
    context,
  )) as Job
}
