import { type RawBuilder, sql } from 'kysely'
import { seesFair } from './sees-fair.ts'

/** The sides of a conversation: 1 opened it, 2 is whom they wrote to, a person or a booth. */
export type ConversationSide = 1 | 2

export const otherSide = (side: ConversationSide): ConversationSide => (side === 1 ? 2 : 1)

/** Who hears of what is done on the side `side`: whoever has blocked it does not. */
export const sidesThatHear = ({
  side,
  isBlocked,
}: {
  side: ConversationSide
  isBlocked: boolean
}): ConversationSide[] => (isBlocked ? [side] : [side, otherSide(side)])

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`)

/** Whether the side `one` hears nothing of the side `another`: of a person in no conversation with them, in any fair. */
export const hasBlocked = (one: string, another: string): RawBuilder<unknown> => sql`(
  ${column(one, 'blocked_at')} is not null or exists (select 1 from person_block b
    where b.user_id = ${column(one, 'user_id')} and b.blocked_id = ${column(another, 'user_id')}))`

/** Whether somebody answers for the side `side` of a booth: whoever took it and still works there. */
export const isTaken = (side: string): RawBuilder<unknown> => sql`exists (
  select 1 from read_by(${column(side, 'taken_by_id')}, ${column(side, 'conversation_id')}) t
  where t.side = ${column(side, 'side')})`

/** Whether a colleague has given the side `side` of a booth to `me`, who has not opened it since. */
export const isHandedTo = (side: string, me: number | null): RawBuilder<boolean> =>
  sql`(${column(side, 'is_handed_over')} and coalesce(${column(side, 'taken_by_id')} = ${me}, false))`

/** Whether somebody reads the side `side` of a conversation `c`, in a fair that they see. */
export const isRead = (side: string): RawBuilder<unknown> => sql`exists (
  select 1 from conversation_reader t join app_user u on u.id = t.user_id
  where t.conversation_id = ${column(side, 'conversation_id')} and t.side = ${column(side, 'side')}
    and ${seesFair(sql`c.fair_id`)})`

/** Messages `m` that the side `side` sees. */
export const isSeenBy = (side: string): RawBuilder<unknown> =>
  sql`(not m.is_withheld or m.side = ${column(side, 'side')})`
