import { type RawBuilder, sql } from 'kysely'
import { recordOf } from '#platform/contract/record.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import {
  type MailState,
  mailStates,
  type OpenedMail,
  type OutboxMail,
  type OutboxOrder,
  toSendAgain,
} from '../../contract/outbox.ts'

const columns = sql`
  id, kind, state, recipient, recipient_name as "recipientName", subject, locale, attempts, error,
  ${instant('created_at')} as "createdAt", ${instant('sent_at')} as "sentAt"`

/**
 * By state: what went nowhere stands together. Each is that of an index, read forwards or backwards: the second key goes the way
 * of the first.
 */
const orders: Readonly<Record<OutboxOrder, RawBuilder<unknown>>> = {
  subject: sql`left(fold(subject), 200), id`,
  '-subject': sql`left(fold(subject), 200) desc, id desc`,
  recipient: sql`left(fold(recipient), 200), id`,
  '-recipient': sql`left(fold(recipient), 200) desc, id desc`,
  state: sql`state, id`,
  '-state': sql`state desc, id desc`,
  createdAt: sql`id`,
  '-createdAt': sql`id desc`,
}

const wordsOf = (search: string | undefined) =>
  (search ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map(word => `%${escapeLike(word)}%`)

export async function listOutboxMails(
  asked: { state?: MailState; search?: string; order?: OutboxOrder } & Query,
  { db }: Context,
): Promise<PagedResponse<OutboxMail>> {
  const page = pageOf(asked)
  const conditions = [
    asked.state ? sql`state = ${asked.state}` : sql`true`,
    ...wordsOf(asked.search).map(
      word =>
        sql`fold(recipient || ' ' || coalesce(recipient_name, '') || ' ' || subject) like fold(${word})`,
    ),
  ]
  const from = sql`from outbox_mail where ${sql.join(conditions, sql` and `)}`
  const countedRow = await maybeOne<{ total: number }>(db)`select count(*)::int as total ${from}`
  const rows = await many<OutboxMail>(db)`
    select ${columns} ${from} order by ${orders[asked.order ?? '-createdAt']}
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total: countedRow?.total ?? 0 }
}

export async function stateOfOutbox({ db, services }: Context) {
  const rows = await many<{ state: MailState; count: number }>(db)`
    select state, count(*)::int as count from outbox_mail group by state`
  const counts = recordOf(mailStates, state => rows.find(row => row.state === state)?.count ?? 0)
  return { hasServer: Boolean(services.settings.SMTP_URL), counts }
}

const writeDown = (action: string, id: number, context: Context) =>
  audit({ action, resource: 'outbox_mails', resourceId: id }, context)

/** @throws 404 */
export async function readOutboxMail(id: number, context: Context): Promise<OpenedMail> {
  const row = await maybeOne<OpenedMail>(context.db)`
    select ${columns}, reply_to as "replyTo", text from outbox_mail where id = ${id}`
  if (!row) throw notFound()
  await writeDown('open', id, context)
  return row
}

/** @throws 409 where there is no mail server */
async function queueMails(ids: readonly number[], context: Context): Promise<number[]> {
  const { db, services } = context
  if (!services.settings.SMTP_URL) throw conflict('mail_server_missing')
  // Asked twice at once, the second finds them queued.
  const rows = await many<{ id: number }>(db)`
    update outbox_mail set state = 'queued', attempts = 0, error = null
    where id = any(${ids}::int[]) and state = any(${toSendAgain}::text[]) returning id`
  for (const { id } of rows) await writeDown('send_again', id, context)
  const queued = rows.map(({ id }) => id)
  await services.outbox.sendAgain(db, queued)
  return queued
}

/**
 * What is queued goes by itself, and what was sent has no words any more.
 * @throws 409 for those two, and where there is no mail server
 */
export async function queueAgain(id: number, context: Context): Promise<void> {
  const rows = await many(context.db)`select 1 from outbox_mail where id = ${id}`
  if (!rows.length) throw notFound()
  if (!(await queueMails([id], context)).length) throw conflict('mail_not_to_send')
}

/** Those among them that went nowhere; the others have left or will. */
export const queueAllAgain = async (ids: readonly number[], context: Context) => ({
  count: (await queueMails(ids, context)).length,
})
