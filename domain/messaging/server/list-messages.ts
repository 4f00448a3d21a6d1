import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { messagesOfConversation as call, Message } from '../contract/message.ts'
import { messageColumns, messageSources } from './columns.ts'
import { isSeenBy, otherSide } from './side.ts'
import { type Thread, threadById } from './thread.ts'

const usual = 50

const sidesOf = ({ id, side }: Thread) => sql`${messageSources}
  join conversation_side mine on mine.conversation_id = ${id} and mine.side = ${side}
  join conversation_side other on other.conversation_id = ${id} and other.side = ${otherSide(side)}`

export async function listMessages(
  id: number,
  { before, limit = usual }: QueryOf<typeof call>,
  context: Context,
): Promise<Message[]> {
  const thread = await threadById(id, context)
  return many<Message>(context.db)`
    select ${messageColumns} from ${sidesOf(thread)}
    where m.conversation_id = ${id} and ${isSeenBy('mine')}
      and ${before === undefined ? sql`true` : sql`m.id < ${before}`}
    order by m.id desc limit ${limit}`
}

/** A message that the reader of this thread sees. */
export const readMessage = (message: number, thread: Thread, { db }: Context): Promise<Message> =>
  one<Message>(db)`select ${messageColumns} from ${sidesOf(thread)} where m.id = ${message}`
