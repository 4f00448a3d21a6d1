import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ShownPoll } from '../../contract/polls.ts'

/** Polls `p`; their results where the condition on them holds. */
export const shownPolls = (
  which: RawBuilder<unknown>,
  isTold: RawBuilder<unknown>,
  { db }: Pick<Context, 'db'>,
) =>
  many<ShownPoll>(db)`
    select p.id, p.question, p.kind, p.state, p.shown,
      (select json_agg(json_build_object('id', o.id, 'text', o.text,
          'votes', case when ${isTold} then o.votes end) order by o.rank, o.id)
        from poll_option o where o.conference_poll_id = p.id) as options,
      case when ${isTold} then (select count(*)::int from poll_voter v where v.conference_poll_id = p.id) end
        as voters
    from conference_poll p where ${which} order by p.id`

/** Condition: everybody who is in is told the results of the poll `p`. */
export const isToldToAll = sql`(p.state = 'closed' and p.shown <> 'never')`

/** Condition: somebody is told them who has voted. */
export const isToldTo = (person: number | null) => sql`(${isToldToAll} or (p.shown = 'after_vote'
  and exists (select from poll_voter v where v.conference_poll_id = p.id and v.user_id = ${person})))`
