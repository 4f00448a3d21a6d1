import { sql } from 'kysely'
import type { MessageContext } from '#domain/messaging/contract/message.ts'
import { addQueueLine, countQueueContact } from '#domain/messaging/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { asVisitor } from './contact-of-day.ts'
import { type LockedPlace, startTalk } from './move-place.ts'

type Said = { reason: string; context: MessageContext | null }

/** What a visitor wants to talk about, and where they took the place `p`. */
export const saidOf = ({ id }: LockedPlace, { db }: Pick<Context, 'db'>): Promise<Said> =>
  one<Said>(db)`
    select p.reason, case when p.context_kind is not null then json_build_object('kind', p.context_kind,
      'id', p.context_id, 'title', p.context_title) end as context
    from waiting_place p where p.id = ${id}`

/** Whether the conversation with the booth says already that this contact receives them. */
const isWritten = async ({ id, contact }: LockedPlace, { db }: Pick<Context, 'db'>) =>
  (await maybeOne(db)`
    select 1 from waiting_place p join conversation_side s on s.conversation_id = p.conversation_id
    where p.id = ${id} and s.stand_id = p.stand_id and s.taken_by_id = ${contact}`) !== undefined

async function writeLine(place: LockedPlace, surroundings: Pick<Context, 'db' | 'services'>): Promise<void> {
  const { id, user, contact, fair, stand, firm } = place
  if (contact === null) return
  const line = { visitor: user, fair, stand, firm, contact, ...(await saidOf(place, surroundings)) }
  const conversation = await addQueueLine(line, surroundings)
  await sql`update waiting_place set conversation_id = ${conversation} where id = ${id}`.execute(
    surroundings.db,
  )
}

/**
 * The conversation of a place with the booth, in which it says once of each who receives that its visitor comes out of the
 * queue. The first of the two is their contact of the day. @throws 429 beyond those
 */
export async function openConversationFor(place: LockedPlace, context: Context): Promise<void> {
  if (place.contact === null || (await isWritten(place, context))) return
  await countQueueContact(place, await asVisitor(place, context))
  await writeLine(place, context)
}

/** A talk by a call, which was counted as one: the conversation with the booth says the same of it. */
export async function talkByCall(
  place: LockedPlace,
  surroundings: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  await startTalk(place, 'call', surroundings)
  const { fair } = place
  const uses = await maybeOne(surroundings.db)`
    select 1 from fair where id = ${fair} and is_using_direct_message_module`
  if (uses && !(await isWritten(place, surroundings))) await writeLine(place, surroundings)
}
