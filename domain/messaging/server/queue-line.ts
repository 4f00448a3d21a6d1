import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import type { MessageContext } from '../contract/message.ts'
import { countContact } from './contact-limit.ts'
import { boothConversationOf } from './open-conversation.ts'
import { pushToSides } from './push.ts'
import { lockConversation } from './thread.ts'

type Received = {
  visitor: number
  fair: number
  stand: number
  firm: number
  /** Of the booth, who answers from now on. */
  contact: number
  /** What the visitor wants to talk about, for the booth. */
  reason: string
  context: MessageContext | null
}

/** Who comes out of a queue to be written with is a contact of the visitor’s, as their first message would be. @throws 429 beyond those of the day */
export async function countQueueContact(
  { fair, stand, firm }: Pick<Received, 'fair' | 'stand' | 'firm'>,
  asVisitor: Context,
): Promise<void> {
  const visitor = asVisitor.actor.userId ?? 0
  const { id } = await boothConversationOf(visitor, { fair, stand, firm }, asVisitor)
  await lockConversation(id, asVisitor)
  const begun = await maybeOne(asVisitor.db)`
    select 1 from conversation_side where conversation_id = ${id} and last_id is not null limit 1`
  if (!begun) await countContact({ fair, user: null, firm }, asVisitor)
}

/**
 * Writes into the conversation of a visitor with a booth that they come out of its queue, and who of the booth receives them:
 * they wait for no answer any more.
 */
export async function addQueueLine(
  { visitor, contact, reason, context, fair, stand, firm }: Received,
  { db }: Pick<Context, 'db'>,
): Promise<number> {
  const { id, uuid } = await boothConversationOf(visitor, { fair, stand, firm }, { db })
  await lockConversation(id, { db })
  const { message } = await one<{ message: number }>(db)`
    insert into direct_message (conversation_id, uuid, kind, side, author_id, text, context_kind,
      context_id, context_title)
    values (${id}, gen_random_uuid(), 'queue', 1, ${visitor}, ${reason}, ${context?.kind ?? null},
      ${context?.id ?? null}, ${context?.title ?? null}) returning id as message`
  await sql`
    update conversation_side set last_id = ${message}, is_archived = false, waiting_id = null,
      taken_by_id = case side when 2 then ${contact}::int end,
      taken_at = case side when 2 then now() end, is_handed_over = false, taker_away_since = null
    where conversation_id = ${id}`.execute(db)
  await pushToSides(id, [1, 2], { type: 'message', conversation: uuid, message }, { db })
  return id
}
