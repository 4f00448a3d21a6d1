import { sql } from 'kysely'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { invalid } from '#platform/server/refusal.ts'
import { type MailChoice, mailChoices, type Preference } from '../contract/preferences.ts'
import { usualMail } from './notify.ts'
import { assertOwn } from './read-notifications.ts'

const choicesOf = ({ isMailed }: NotificationKind) => mailChoices.filter(one => !isMailed || one !== 'now')

export async function listPreferences(userId: number, context: Context): Promise<Preference[]> {
  assertOwn(userId, context)
  const rows = await many<{ kind: string; mail: MailChoice }>(context.db)`
    select kind, mail from notification_preference where user_id = ${userId}`
  const chosen = new Map(rows.map(({ kind, mail }) => [kind, mail]))
  // A session that somebody moderates, say, gives them no role.
  const told = await many<{ kind: string }>(context.db)`
    select distinct kind from notification where user_id = ${userId}`
  const wasTold = new Set(told.map(({ kind }) => kind))
  const { actor, locale } = context
  const kinds = declared('notifications').filter(
    ({ name, roles }) => !roles || hasRole(actor, ...roles) || wasTold.has(name),
  )
  return kinds.map(kind => ({
    kind: kind.name,
    title: kind.words[locale].title,
    mail: chosen.get(kind.name) ?? usualMail(kind),
    choices: choicesOf(kind),
  }))
}

/** @throws 422 for a kind that there is not, and for what is not offered of it */
export async function setPreference(
  userId: number,
  { kind: name, mail }: { kind: string; mail: MailChoice },
  context: Context,
): Promise<void> {
  assertOwn(userId, context)
  const kind = declared('notifications').find(one => one.name === name)
  if (!kind) throw invalid({ kind: 'not_in_list' })
  if (!choicesOf(kind).includes(mail)) throw invalid({ mail: 'not_in_list' })
  await sql`
    insert into notification_preference (user_id, kind, mail) values (${userId}, ${name}, ${mail})
    on conflict (user_id, kind) do update set mail = excluded.mail`.execute(context.db)
  // What waits for the next mail is not sent to whoever wants none.
  if (mail === 'never')
    await sql`
      update notification set mail = ${mail}
      where user_id = ${userId} and kind = ${name} and mail = 'daily' and emailed_at is null`.execute(
      context.db,
    )
}
