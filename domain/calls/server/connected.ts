import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { connectionSeconds, missedSeconds } from '../contract/connection.ts'
import type { PeerUpdate } from '../contract/updates.ts'
import { moment } from './call-columns.ts'
import { tellPerson, type Untold } from './tell-person.ts'

export const lease = sql`make_interval(secs => ${connectionSeconds})`
export const missed = sql`make_interval(secs => ${missedSeconds})`

/** Connections `k` whose session is still there. */
export const hasSession = (now: RawBuilder<unknown>) => sql`exists (
  select 1 from session s where s.id = k.session_id and s.revoked_at is null and s.expires_at > ${now})`

/**
 * Connections `k` that are in their room now. From a room of many only `settleRooms` lets go: whoever was not heard of while the
 * server was away has not left.
 */
export const isConnected = (now: RawBuilder<unknown>) => sql`(${hasSession(now)} and (k.held_until > ${now}
  or exists (select 1 from visio_room o where o.id = k.room_id and o.kind <> 'call')))`

/** Connections `k` of whom the others of their room are told: of those who only look at a stage nobody is. */
export const isToldOfIn = (room: RawBuilder<unknown>, connection = 'k') => sql`(
  ${sql.ref(`${connection}.may_publish`)}
  or (select t.kind from visio_room t where t.id = ${room}) <> 'plenary')`

/** Everybody else of a room is told; those who were just replaced or let out too. */
export async function pushToRoom(
  room: number,
  update: Untold<PeerUpdate>,
  context: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const people = await many<{ person: number }>(context.db)`
    select k.user_id as person from visio_connection k
    where k.room_id = ${room} and (k.user_id = ${update.user} or (${isConnected(moment(context))}
      and exists (select 1 from visio_connection s where s.room_id = k.room_id
        and s.user_id = ${update.user} and ${isToldOfIn(sql`s.room_id`, 's')})))
    order by k.user_id`
  for (const { person } of people) await tellPerson(person, [update], context)
}
