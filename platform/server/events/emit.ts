import { sql } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { EventType } from '#platform/contract/event.ts'
import type { Context } from '../context.ts'
import { insertJobs } from '../queue/job-rows.ts'

/** The job by which an event of this type is handed to those who subscribe to it. */
export const eventKind = (type: string) => `event:${type}`

/** Few, so that an event about thousands takes no more locks than the database has. */
const locks = 64

/**
 * Says in the transaction of a change that this has happened, once for each payload: it arrives if that commits, and after
 * what was said of the same subject before.
 */
export async function emit<S extends TSchema>(
  { db, services }: Pick<Context, 'db' | 'services'>,
  { type, subjectOf }: EventType<S>,
  ...payloads: readonly (Static<S> & object)[]
): Promise<void> {
  const jobs = payloads.map(payload => ({ kind: eventKind(type), payload, subject: subjectOf(payload) }))
  // Numbers are drawn before the commit: of two who speak of one subject the second waits, so that numbers keep their order.
  await sql`
    select pg_advisory_xact_lock(hashtext('event'), lock)
    from (select distinct hashtext(subject) & ${locks - 1}::int as lock
      from unnest(${jobs.map(job => job.subject)}::text[]) subject order by 1) as locks`.execute(db)
  await insertJobs(db, jobs, services.now())
}
