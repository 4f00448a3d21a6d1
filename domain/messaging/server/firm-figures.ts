import { sql } from 'kysely'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type FirmFigureRow, type FirmFigureSource, onDays } from '#platform/server/firm-figures.ts'
import { fewestAnswers } from '../contract/conversation.ts'
import { answerTurns, medianMinutes } from './answer-turns.ts'

/**
 * With how many each exhibitor has begun to talk, from the first text that reached the other side (as the steps of statistics
 * count it), how soon half of its answers came, and of what share they came at all.
 */
export const messagingFigures: FirmFigureSource = {
  columns: { conversations: 0, replyMinutes: null, answeredShare: null },
  async read(asked, { db }) {
    const isUsed = await maybeOne(db)`
      select 1 from fair f where f.id = ${asked.fair} and f.is_using_direct_message_module`
    if (!isUsed) return null
    return many<FirmFigureRow>(db)`
      with begun as (
        select b.firm_id, count(distinct o.user_id)::int as conversations
        from conversation c
          join conversation_side b on b.conversation_id = c.id and b.firm_id is not null
          join conversation_side o on o.conversation_id = c.id and o.user_id is not null
          cross join lateral (select m.created_at as at from direct_message m
            where m.conversation_id = c.id and m.kind = 'text' and not m.is_withheld
            order by m.id limit 1) said
        where c.fair_id = ${asked.fair} and ${onDays(asked, sql`said.at`)}
        group by 1),
      answered as (
        select firm_id, ${medianMinutes(fewestAnswers)} as minutes,
          (count(answered_at)::float8 / count(*))::float8 as share
        from (${answerTurns(sql`c.fair_id = ${asked.fair} and b.firm_id is not null`)}) t
        where not is_answer and ${onDays(asked, sql`created_at`)} group by 1)
      select firm_id as firm, coalesce(b.conversations, 0)::int as conversations, a.minutes as "replyMinutes",
        a.share as "answeredShare"
      from begun b full join answered a using (firm_id) order by 1`
  },
}
