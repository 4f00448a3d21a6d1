import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Whether one of the two hears nothing of the other, in any fair. */
export const isBlockedBetween = (one: Sql, another: Sql) => sql`exists (select 1 from person_block b
  where (b.user_id = ${one} and b.blocked_id = ${another})
    or (b.user_id = ${another} and b.blocked_id = ${one}))`

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
