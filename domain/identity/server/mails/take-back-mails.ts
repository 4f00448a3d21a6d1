import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { MailKind } from '#platform/server/mail/mail-kind.ts'

/** How long a mail of what can be undone waits, in seconds: longer than the offer to undo is shown. */
export const undoWait = 20

type Told = { users: readonly number[]; fair: number; kinds: readonly MailKind[]; now: Date }

/** What was just written to these people about a fair and has not been sent is not sent. @returns whose it was */
export async function takeBackMails(
  db: Kysely<Tables>,
  { users, fair, kinds, now }: Told,
): Promise<Set<number>> {
  const since = new Date(now.getTime() - undoWait * 1000)
  const rows = await many<{ id: number }>(db)`
    delete from outbox_mail m using app_user u
      where u.id = any(${users}::int[]) and m.recipient = u.email and m.fair_id = ${fair}
        and m.kind = any(${kinds}::text[]) and m.attempts = 0 and m.state in ('queued', 'kept')
        and m.created_at >= ${since}
    returning u.id`
  return new Set(rows.map(({ id }) => id))
}
