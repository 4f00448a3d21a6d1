import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Mail } from './mail.ts'

type Db = Kysely<Tables>

export type QueuedMail = {
  id: number
  kind: string
  recipient: string
  recipient_name: string | null
  reply_to: string | null
  locale: string
  subject: string
  text: string
  html: string | null
  attempts: number
  created_at: Date
  tried_since: Date
}

/** Outlives the longest attempt, so that a mail is free again only when its worker has died. */
const leaseMilliseconds = 5 * 60_000
const firstPause = 30_000
const longestPause = 3_600_000
const longestTrying = 24 * 3_600_000

export async function writeMail(db: Db, mail: Mail, state: 'queued' | 'kept', now: Date) {
  const { to, replyTo, locale, subject, text, html, kind, fair, key } = mail
  await sql`
    insert into outbox_mail (kind, fair_id, recipient, recipient_name, reply_to, locale, subject, text, html, state, key, next_attempt_at, tried_since, created_at)
    values (${kind}, ${fair ?? null}, ${to.address}, ${to.name || null}, ${replyTo || null}, ${locale}, ${subject}, ${text}, ${html ?? null}, ${state}, ${key ?? null}, ${now}, ${now}, ${now})
    on conflict (key) do nothing`.execute(db)
}

/** Takes the mail that waits longest; no other worker, here or on another server, gets it meanwhile. */
export async function claimMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  const lease = new Date(now.getTime() + leaseMilliseconds)
  const { rows } = await sql<QueuedMail>`
    update outbox_mail set attempts = attempts + 1, next_attempt_at = ${lease}
    where id = (
      select id from outbox_mail where state = 'queued' and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, kind, recipient, recipient_name, reply_to, locale, subject, text, html, attempts, created_at, tried_since`.execute(
    db,
  )
  return rows[0]
}

export async function markSent(db: Db, id: number, now: Date) {
  await sql`update outbox_mail set state = 'sent', sent_at = ${now}, text = '', html = null, error = null where id = ${id}`.execute(
    db,
  )
}

/** The server refused it for good, or a day of trying was not enough. */
export async function markLost(db: Db, id: number, state: 'failed' | 'given_up', reason: string) {
  await sql`update outbox_mail set state = ${state}, error = ${reason} where id = ${id}`.execute(db)
}

/** Each pause is twice the last, up to an hour; after a day nobody waits for the mail any more. */
export async function markForLater(
  db: Db,
  mail: QueuedMail,
  reason: string,
  now: Date,
): Promise<'queued' | 'given_up'> {
  const pause = Math.min(firstPause * 2 ** Math.min(mail.attempts - 1, 10), longestPause)
  const next = new Date(now.getTime() + pause)
  if (next.getTime() > mail.tried_since.getTime() + longestTrying) {
    await markLost(db, mail.id, 'given_up', reason)
    return 'given_up'
  }
  await sql`update outbox_mail set next_attempt_at = ${next}, error = ${reason} where id = ${mail.id} and state = 'queued'`.execute(
    db,
  )
  return 'queued'
}
