import { sql } from 'kysely'

/** Of a conversation that was reported as a whole, so many of the latest messages are read, each time that it was. */
export const latestReported = 20

/** Condition: the message `m` is what the report `p` is of: reported itself, or one of the latest of the side that was. */
export const isWhatReports = sql`(p.conversation_id = m.conversation_id and (p.message_id = m.id
  or (p.message_id is null and p.side = m.side and exists (
    select 1 from (select p.latest_id union select (said->>'latest')::int
        from jsonb_array_elements(p.repeats) said) until (last)
    where m.id <= until.last and (select count(*) from direct_message n
      where n.conversation_id = m.conversation_id and n.kind in ('text', 'call') and n.id > m.id
        and n.id <= until.last) < ${latestReported}))))`
