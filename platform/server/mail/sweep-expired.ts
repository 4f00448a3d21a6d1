import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

const keptMilliseconds = 90 * 24 * 3_600_000

/** Removes what has had its time: old mails, jobs that failed long ago, limits that count no more, captchas that could not be used again. */
export async function sweepExpired(db: Kysely<Tables>, now: Date) {
  const old = new Date(now.getTime() - keptMilliseconds)
  await sql`delete from outbox_mail where created_at < ${old} and state <> 'queued'`.execute(db)
  await sql`delete from queued_job where created_at < ${old} and state = 'failed'`.execute(db)
  // Whoever is counted at this moment begins anew by that: neither waits for the other.
  await sql`delete from rate_limit where key in (select key from rate_limit where until < ${now}
    for update skip locked)`.execute(db)
  await sql`delete from captcha_used where expires_at < ${now}`.execute(db)
}
