import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { CallState } from '../contract/message.ts'
import { pushToSides } from './push.ts'
import { lockConversation } from './thread.ts'

export type CallLine = {
  conversation: number
  /** Of the call: it has one line. */
  uuid: string
  caller: number
  state: CallState
  duration: number | null
}

/**
 * Writes a call that is over into the conversation that it belongs to, of whose sides the caller is a person or of the booth;
 * what nobody answered is there to be read.
 */
export async function addCallLine(
  { conversation, uuid, caller, state, duration }: CallLine,
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await lockConversation(conversation, { db })
  const line = await maybeOne<{ message: number; side: number; conversation: string }>(db)`
    insert into direct_message (conversation_id, uuid, kind, side, author_id, call_state, call_duration)
    select s.conversation_id, ${uuid}::uuid, 'call', s.side, ${caller}, ${state}, ${duration}
    from conversation_side s left join conversation_side o
      on o.conversation_id = s.conversation_id and o.side <> s.side
    where s.conversation_id = ${conversation}
      and (s.user_id = ${caller} or (s.firm_id is not null and o.user_id is distinct from ${caller}))
    on conflict on constraint direct_message_sent_once do nothing
    returning id as message, side,
      (select uuid from conversation where id = conversation_id) as conversation`
  if (!line) return
  const isUnread = state === 'missed' || state === 'cancelled'
  await sql`
    update conversation_side set last_id = ${line.message},
      unread = unread + case when ${isUnread} and side <> ${line.side} then 1 else 0 end,
      is_archived = is_archived and (side = ${line.side} or not ${isUnread})
    where conversation_id = ${conversation}`.execute(db)
  const { conversation: named, message } = line
  await pushToSides(conversation, [1, 2], { type: 'message', conversation: named, message }, { db })
}
