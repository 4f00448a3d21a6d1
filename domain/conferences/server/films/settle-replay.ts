import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { isLinkedTo } from './source-conditions.ts'

type Db = Pick<Context, 'db'>

/**
 * How far the replay has come, as what there is of it says: what runs is first, then what is put together, then what can be
 * shown. What was published or hidden stays so as long as there is something to show. It is no change of what the organizer
 * writes: its version stays.
 */
export const settleReplay = (conference: number, { db }: Db) =>
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
    where c.id = ${conference} and c.replay_state <> found.state and (
      c.replay_state not in ('published', 'hidden')
      or not (exists (select from recording r
        where r.conference_id = c.id and r.is_replay and r.state = 'ready')
        or ${isLinkedTo}))`.execute(db)

/** Of all that are shown again by what is shown in a room. */
export async function settleReplaysIn(room: number, { db }: Db): Promise<void> {
  const rows = await many<{ id: number }>(db)`
    select id from conference where conference_room_id = ${room} and replay_state in ('published', 'hidden')
    order by id`
  for (const { id } of rows) await settleReplay(id, { db })
}
