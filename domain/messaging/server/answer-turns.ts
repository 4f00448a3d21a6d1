import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * SQL of (firm_id, is_answer, created_at, answered_at): by turns, what was written to a booth `b` of a conversation `c` in
 * messages `m`, and what the firm that has it answered; from the first message that waited to the first that answered.
 */
export const answerTurns = (which: Sql): Sql => sql`
  select firm_id, is_answer, created_at,
    lead(created_at) over (partition by conversation_id order by id) as answered_at
  from (
    select b.firm_id, m.conversation_id, m.id, m.side = b.side as is_answer, m.created_at,
      lag(m.side) over (partition by m.conversation_id order by m.id) is distinct from m.side as is_first
    from conversation_side b join conversation c on c.id = b.conversation_id
      join direct_message m on m.conversation_id = b.conversation_id
    where m.kind = 'text' and not m.is_withheld and ${which}) said
  where is_first`

/** SQL of the minutes within which half of the turns `t` were answered, where there are enough to say. */
export const medianMinutes = (fewest: number): Sql => sql`
  case when count(*) filter (where answered_at is not null) >= ${fewest}
    then greatest(1, ceil(percentile_cont(0.5) within group (
      order by extract(epoch from answered_at - created_at)) filter (where answered_at is not null) / 60))::int
    end`
