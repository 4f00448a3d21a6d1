import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { denied } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type Notification, notificationsPerPage } from '../contract/notifications.ts'

type Row = Omit<Notification, 'text' | 'link'> & {
  params: Readonly<Record<string, string>>
  path: string | null
  fair: string | null
  homepage: string | null
}

/**
 * Condition: what is told of a fair in the trash is not shown, nor what names somebody whose account is closed; what no version
 * of the server knows any more neither.
 */
const isShown = () => sql`(n.fair_id is null or f.trashed_at is null)
  and not exists (select 1 from app_user whom where whom.id = n.named_id and whom.is_closed)
  and n.kind = any(${declared('notifications').map(({ name }) => name)}::text[])`
const from = sql`notification n left join fair f on f.id = n.fair_id`

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

function worded({ params, path, fair, homepage, ...row }: Row, locale: Locale): Notification {
  const words = declared('notifications').find(({ name }) => name === row.kind)?.words[locale]
  return {
    ...row,
    text: filled(words?.texts?.[params.why ?? ''] ?? words?.text ?? '', { ...params, fair: fair ?? '' }),
    link: path === null ? null : hrefOf(path, {}, homepage),
  }
}

/** Those of one person that are meant, the latest first, in a language. */
export async function notificationsOf(
  person: number,
  { before, ids, most }: { before?: number | undefined; ids?: readonly number[]; most: number },
  { db, locale }: { db: Kysely<Tables>; locale: Locale },
): Promise<Notification[]> {
  const rows = await many<Row>(db)`
    select n.id, n.kind, n.unread, ${instant('n.created_at')} as "createdAt", n.params, n.path,
      ${translatedText('f', 'name', locale)} as fair, f.homepage
    from ${from}
    where n.user_id = ${person} and ${isShown()} and ${before ? sql`n.id < ${before}` : sql`true`}
      and ${ids ? sql`n.id = any(${ids}::int[])` : sql`true`}
    order by n.id desc limit ${most}`
  return rows.map(row => worded(row, locale))
}

/** @throws 403 for those of somebody else */
export function assertOwn(userId: number, { actor }: Pick<Context, 'actor'>) {
  if (actor.userId !== userId) throw denied(actor)
}

export async function listNotifications(userId: number, before: number | undefined, context: Context) {
  assertOwn(userId, context)
  const { unread } = await one<{ unread: number }>(context.db)`
    select count(*)::int as unread from ${from} where n.user_id = ${userId} and n.unread and ${isShown()}`
  const found = await notificationsOf(userId, { before, most: notificationsPerPage + 1 }, context)
  return {
    unread,
    notifications: found.slice(0, notificationsPerPage),
    hasMore: found.length > notificationsPerPage,
  }
}
