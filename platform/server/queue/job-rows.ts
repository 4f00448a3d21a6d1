import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

type Db = Kysely<Tables>

export type NewJob = {
  kind: string
  payload: object
  /** Of those of one kind and key only one waits: another is not queued. */
  key?: string | undefined
  /** Those of one subject, of whatever kind, run one after the other, in the order in which they were queued. */
  subject?: string | undefined
  /** Not before; at once. */
  runAt?: Date | undefined
}

export type ClaimedJob = {
  id: number
  kind: string
  payload: unknown
  attempts: number
  everySeconds: number | null
  createdAt: Date
  lockedBy: string
}

/** Outlives what the renewals of a lease may be late. */
export const leaseMilliseconds = 60_000

export async function insertJobs(db: Db, jobs: readonly NewJob[], now: Date) {
  if (!jobs.length) return
  const rows = jobs.map(
    ({ kind, payload, key, subject, runAt }) =>
      sql`(${kind}, ${JSON.stringify(payload)}::jsonb, ${key ?? null}, ${subject ?? null},
        ${runAt ?? now}::timestamptz, ${now}::timestamptz)`,
  )
  await sql`
    insert into queued_job (kind, payload, key, subject, run_at, created_at) values ${sql.join(rows)}
    on conflict (kind, key) where key is not null and state = 'waiting' do nothing`.execute(db)
}

/** Each is there once, whoever starts; its time is kept when a server starts anew. */
export async function insertSchedules(
  db: Db,
  schedules: readonly { kind: string; everySeconds: number }[],
  now: Date,
) {
  await sql`
    insert into queued_job (kind, every_seconds, run_at, created_at)
    select kind, every_seconds, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(schedules.map(({ kind, everySeconds }) => ({ kind, every_seconds: everySeconds })))}::jsonb)
      as declared (kind text, every_seconds int)
    on conflict (kind) where every_seconds is not null do update set every_seconds = excluded.every_seconds
    where queued_job.every_seconds <> excluded.every_seconds`.execute(db)
}

const isDue = (now: Date) => sql`state <> 'failed' and run_at <= ${now}`

/** Of these kinds those that have something to do. */
export async function dueKinds(db: Db, kinds: readonly string[], now: Date): Promise<string[]> {
  const rows = await many<{ kind: string }>(db)`
    select kind from unnest(${kinds}::text[]) kind
    where exists (select 1 from queued_job where queued_job.kind = kind.kind and ${isDue(now)})`
  return rows.map(({ kind }) => kind)
}

/**
 * Takes the job of a kind that waits longest, or one whose worker has not renewed its lease; no other worker, here or on
 * another server, gets it meanwhile. What waits behind an earlier one of its subject is left; what has failed for good
 * holds up nothing.
 */
export async function claimJob(
  db: Db,
  kind: string,
  lockedBy: string,
  now: Date,
): Promise<ClaimedJob | undefined> {
  const lease = new Date(now.getTime() + leaseMilliseconds)
  const row = await maybeOne<ClaimedJob>(db)`
    update queued_job set state = 'running', attempts = attempts + 1, run_at = ${lease},
      locked_by = ${lockedBy}
    where id = (
      select job.id from queued_job job
      where kind = ${kind} and ${isDue(now)}
        and (subject is null or not exists (
          select 1 from queued_job earlier
          where earlier.subject = job.subject and earlier.id < job.id and earlier.state <> 'failed'))
      order by run_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts, every_seconds as "everySeconds", created_at as "createdAt",
      locked_by as "lockedBy"`
  return row
}

/** Whoever has lost the lease changes nothing any more. */
const isOurs = ({ id, lockedBy, attempts }: ClaimedJob) =>
  sql`id = ${id} and locked_by = ${lockedBy} and attempts = ${attempts} and state = 'running'`

export async function renewLease(db: Db, job: ClaimedJob, now: Date) {
  const lease = new Date(now.getTime() + leaseMilliseconds)
  await sql`update queued_job set run_at = ${lease} where ${isOurs(job)}`.execute(db)
}

/** Says whether it was still this worker's. */
export async function finishJob(db: Db, job: ClaimedJob, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + (job.everySeconds ?? 0) * 1_000)
  const { rows } = await (job.everySeconds === null
    ? sql`delete from queued_job where ${isOurs(job)} returning 1`
    : sql`
        update queued_job set state = 'waiting', run_at = ${next}, attempts = 0, locked_by = null,
          last_error = null
        where ${isOurs(job)} returning 1`
  ).execute(db)
  return rows.length > 0
}

/** One of the same key that waits meanwhile takes its place. */
export async function putOff(db: Db, job: ClaimedJob, next: Date, error: string) {
  await sql`
    delete from queued_job job where ${isOurs(job)} and exists (
      select 1 from queued_job other
        where other.kind = job.kind and other.key = job.key and other.state = 'waiting')`.execute(db)
  await sql`
    update queued_job set state = 'waiting', run_at = ${next}, locked_by = null, last_error = ${error}
      where ${isOurs(job)}`.execute(db)
}

export async function markFailed(db: Db, job: ClaimedJob, error: string) {
  await sql`update queued_job set state = 'failed', locked_by = null, last_error = ${error}
    where ${isOurs(job)}`.execute(db)
}
