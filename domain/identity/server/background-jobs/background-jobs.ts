import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { wordsIn } from '#platform/server/names.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import type { BackgroundJob, backgroundJobs } from '../../contract/background-jobs.ts'

export async function listJobs(
  asked: QueryOf<typeof backgroundJobs> & Query,
  { db, locale }: Context,
): Promise<PagedResponse<BackgroundJob>> {
  const page = pageOf(asked)
  const from = sql`from queued_job
    where (${asked.state ?? null}::text is null or state = ${asked.state ?? null})
      and (${asked.kind ?? null}::text is null or kind = ${asked.kind ?? null})`
  const countedRow = await maybeOne<{ total: number }>(db)`select count(*)::int as total ${from}`
  const rows = await many<Omit<BackgroundJob, 'name'>>(db)`
    select id, kind, state, attempts, ${instant('run_at')} as "runAt", every_seconds as "everySeconds",
      last_error as "lastError", ${instant('created_at')} as "createdAt"
    ${from} order by state = 'failed' desc, last_error is null, run_at, id
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  const names = declared('jobNames')
  const named = rows.map(row => ({ ...row, name: wordsIn(names, row.kind, locale) }))
  return { rows: named, page, total: countedRow?.total ?? 0 }
}

/**
 * At once, with as many tries as a new one. @throws 404; 409 for what has not failed, and where another of its key waits
 */
export async function runAgain(id: number, context: Context): Promise<void> {
  const { db, services } = context
  const now = services.now()
  const row = await maybeOne<{ isThere: boolean; isQueued: boolean }>(db)`
    with queued as (
      update queued_job job set state = 'waiting', run_at = ${now}, created_at = ${now}, attempts = 0
      where id = ${id} and (state = 'failed' or (state = 'waiting' and last_error is not null))
        and not exists (select 1 from queued_job other
          where other.kind = job.kind and other.key = job.key and other.state = 'waiting'
            and other.id <> job.id)
      returning 1)
    select exists (select 1 from queued_job where id = ${id}) as "isThere",
      exists (select 1 from queued) as "isQueued"`
  if (!row?.isThere) throw notFound()
  if (!row.isQueued) throw conflict('job_not_to_run')
  await audit({ action: 'run_again', resource: 'background_jobs', resourceId: id }, context)
}
