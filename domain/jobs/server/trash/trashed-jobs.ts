import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Implementation, implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { TrashedJob, trashedJobs } from '../../contract/trash.ts'
import { assertJobModule } from '../assert-job-module.ts'
import { isInJobModule } from '../shown.ts'

const most = 1000

/** Until when an offer that was deleted is in the trash. */
const dueAt = (alias: string) =>
  sql`${sql.ref(`${alias}.deleted_at`)} + make_interval(days => ${daysInTrash})`

/** Offers that lie in the trash, for whom they are there. */
const inTrash = (now: Date): Implementation => ({
  ...implementationOf('jobs'),
  isThere: alias =>
    sql`${dueAt(alias)} > ${now.toISOString()}::timestamptz
      and ${sql.ref(`${alias}.fair_id`)} in (select id from fair where trashed_at is null)`,
  published: () => sql`false`,
})

/** Of what a caller may delete. */
export async function trashedJobsOf(
  { fair }: QueryOf<typeof trashedJobs>,
  { db, actor, locale, services }: Context,
): Promise<TrashedJob[]> {
  const there = inTrash(services.now())
  return many<TrashedJob>(db)`
    select j.id, coalesce(${translatedText('j', 'title', locale)}, '') as title, f.name as firm,
      ${instant('j.deleted_at')} as "trashedAt", ${instant(dueAt('j'))} as "deletedOn"
    from job j join firm f on f.id = j.firm_id
    where j.fair_id = ${fair} and ${dueAt('j')} > ${services.now().toISOString()}::timestamptz
      and ${isInJobModule('j')} and ${scopeCondition(there, 'j', 'D', actor)}
    order by j.deleted_at desc, j.id desc limit ${most}`
}

/** @throws 403 while its fair has no jobs, 404 for what is not there or another's, 409 while its reference is another's */
export async function restoreJobOf(id: number, context: Context): Promise<void> {
  const { db, services } = context
  await sql`select from job where id = ${id} for update`.execute(db)
  const { fair } = await reachRow(inTrash(services.now()), id, 'D', context)
  await assertJobModule(idOf(fair), context)
  await sql`update job set deleted_at = null, version = version + 1 where id = ${id}`.execute(db)
  await audit({ action: 'restore', resource: 'jobs', resourceId: id, fair: idOf(fair) }, context)
}

/** One for which people have applied stays, for them, and for what its firm has answered. */
export const purgeJobs = (db: Kysely<Tables>, now: Date) =>
  sql`delete from job where ${dueAt('job')} <= ${now.toISOString()}::timestamptz
    and not exists (select from job_solicitation s where s.job_id = job.id)`.execute(db)
