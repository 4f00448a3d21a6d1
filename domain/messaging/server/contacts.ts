import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Whether this person, or a booth whose conversations the other reads, has blocked the conversation of the two. */
const isBlockedAtBoothOf = (person: Sql, staff: Sql) => sql`exists (
  select 1 from conversation_side x join conversation_side y
    on y.conversation_id = x.conversation_id and y.side <> x.side
  where x.user_id = ${person} and y.firm_id is not null and coalesce(x.blocked_at, y.blocked_at) is not null
    and exists (select 1 from read_by(${staff}, x.conversation_id) r where r.side = y.side))`

/** The same of either of two people. */
export const isBlockedAtBooth = (one: Sql, another: Sql) =>
  sql`(${isBlockedAtBoothOf(one, another)} or ${isBlockedAtBoothOf(another, one)})`

/** Whether one of the two hears nothing of the other: as themselves in any fair, or by the booth of one of them. */
export const isBlockedBetween = (one: Sql, another: Sql) => sql`(exists (select 1 from person_block b
  where (b.user_id = ${one} and b.blocked_id = ${another})
    or (b.user_id = ${another} and b.blocked_id = ${one})) or ${isBlockedAtBooth(one, another)})`

/** Whether this person has been in contact with the booth of a firm. */
export const isInContactWithBooth = (person: Sql, { stand, firm }: { stand: Sql; firm: Sql }) => sql`exists (
  select 1 from conversation_side x join conversation_side y
    on y.conversation_id = x.conversation_id and y.side <> x.side
  where x.user_id = ${person} and y.stand_id = ${stand} and y.firm_id = ${firm}
    and coalesce(x.last_id, y.last_id) is not null)`

/** Whether the two have been in contact in this fair, as themselves. */
export const isInContact = (one: Sql, another: Sql, fair: number) => sql`exists (
  select 1 from conversation c join conversation_side x on x.conversation_id = c.id
    join conversation_side y on y.conversation_id = c.id and y.side <> x.side
  where c.fair_id = ${fair} and x.user_id = ${one} and y.user_id = ${another} and y.last_id is not null)`
