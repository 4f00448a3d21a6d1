import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
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
  opt_out: string | null
  calendar: string | null
  calendar_method: string | null
  attempts: number
  created_at: Date
}

/** Returns its number, null where one of its key is there. */
export async function insertMail(
  db: Db,
  mail: Mail,
  state: 'queued' | 'kept',
  now: Date,
): Promise<number | null> {
  const { to, user, replyTo, optOut, calendar, locale, subject, text, html, kind, fair, key } = mail
  const row = await maybeOne<{ id: number }>(db)`
    insert into outbox_mail (kind, fair_id, user_id, recipient, recipient_name, reply_to, opt_out, locale,
      subject,
      text, html, calendar, calendar_method, state, key, created_at)
    values (${kind}, ${fair ?? null}, ${user ?? null}, ${to.address}, ${to.name || null}, ${replyTo || null},
      ${optOut ?? null},
      ${locale}, ${subject}, ${text}, ${html ?? null}, ${calendar?.content ?? null},
      ${calendar?.method ?? null}, ${state}, ${key ?? null}, ${now})
    on conflict (key) do nothing returning id`
  return row?.id ?? null
}

/** The mail that is to be sent, where it still is: not after its recipient was erased. */
export async function startAttempt(db: Db, id: number): Promise<QueuedMail | undefined> {
  const row = await maybeOne<QueuedMail>(db)`
    update outbox_mail set attempts = attempts + 1 where id = ${id} and state = 'queued'
    returning id, kind, recipient, recipient_name, reply_to, opt_out, locale, subject, text, html,
      calendar, calendar_method, attempts, created_at`
  return row
}

export async function markSent(db: Db, id: number, now: Date) {
  await sql`update outbox_mail set state = 'sent', sent_at = ${now}, text = '', html = null, opt_out = null,
    recipient_name = null, reply_to = null, calendar = null, calendar_method = null, error = null
    where id = ${id}`.execute(db)
}

/** The server refused it for good, or a day of trying was not enough. */
export async function markLost(db: Db, id: number, state: 'failed' | 'given_up', reason: string) {
  await sql`update outbox_mail set state = ${state}, error = ${reason} where id = ${id}`.execute(db)
}

export async function markForLater(db: Db, id: number, reason: string) {
  await sql`update outbox_mail set error = ${reason} where id = ${id} and state = 'queued'`.execute(db)
}
