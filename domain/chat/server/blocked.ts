import { type RawBuilder, sql } from 'kysely'

/** Ids of those whom somebody has blocked, in rooms or in a conversation. */
export const blockedBy = (user: number | null): RawBuilder<unknown> => sql`(
  select b.blocked_id from chat_block b where b.user_id = ${user}
  union select theirs.user_id from conversation_side mine join conversation_side theirs
    on theirs.conversation_id = mine.conversation_id and theirs.side <> mine.side
  where mine.user_id = ${user} and mine.blocked_at is not null and theirs.user_id is not null)`
