import { type RawBuilder, sql } from 'kysely'

/** Ids of those whom somebody has blocked, in rooms or altogether. */
export const blockedBy = (user: number | null): RawBuilder<unknown> => sql`(
  select b.blocked_id from chat_block b where b.user_id = ${user}
  union select b.blocked_id from person_block b where b.user_id = ${user})`
