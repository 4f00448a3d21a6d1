import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { PresenceChoice } from '../contract/status.ts'

type Choice = { choice: PresenceChoice }

export async function readChoice({ db, actor }: Context): Promise<Choice> {
  const row = await maybeOne<Choice>(db)`select choice from presence_choice where user_id = ${actor.userId}`
  return row ?? { choice: 'free' }
}

export async function setChoice({ choice }: Choice, { db, actor }: Context): Promise<Choice> {
  await sql`
    insert into presence_choice (user_id, choice) values (${actor.userId}, ${choice})
    on conflict (user_id) do update set choice = excluded.choice
    where presence_choice.choice <> excluded.choice`.execute(db)
  return { choice }
}
