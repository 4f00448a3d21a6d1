import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import type { choosePresence, ownPresence } from '../contract/presence.ts'

type Own = ResponseOf<typeof ownPresence>

export const readChoice = ({ db, actor }: Context): Promise<Own> =>
  one<Own>(db)`
    select coalesce((select choice from presence_choice where user_id = ${actor.userId}), 'free') as choice,
      exists (select from presence_talk
        where user_id = ${actor.userId} and since > now() - interval '8 hours') as "isTalking"`

/** Each change is told to all who share a fair. */
const limit = { name: 'presence-choice', max: 30, seconds: 60 }

/** @throws 429 */
export async function setChoice({ choice }: BodyOf<typeof choosePresence>, context: Context): Promise<Own> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(limit, String(actor.userId))
  await sql`
    insert into presence_choice (user_id, choice) values (${actor.userId}, ${choice})
    on conflict (user_id) do update set choice = excluded.choice
    where presence_choice.choice <> excluded.choice`.execute(db)
  return readChoice(context)
}
