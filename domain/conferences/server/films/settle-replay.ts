import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/**
 * How far the replay has come, as what there is of it says: what runs is first, then what is put together, then what can be
 * shown. What was published or hidden stays so. It is no change of what the organizer writes: its version stays.
 */
export const settleReplay = (conference: number, { db }: Pick<Context, 'db'>) =>
  sql`
    update conference c set replay_state = found.state
    from (
      select case
        when bool_or(r.state = 'recording') then 'recording'
        when bool_or(r.state = 'processing') then 'processing'
        when bool_or(r.state = 'ready') or exists (select from conference_source s
          where s.conference_id = ${conference} and s.is_replay) then 'ready'
        when bool_or(r.state = 'failed') then 'failed'
        else 'none' end as state
      from (values (1)) always (one) left join recording r on r.conference_id = ${conference}) found
    where c.id = ${conference} and c.replay_state not in ('published', 'hidden')
      and c.replay_state <> found.state`.execute(db)
