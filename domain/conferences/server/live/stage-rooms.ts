import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { RoomUse } from '#platform/server/room-use.ts'
import { entryFor } from '../entry-for.ts'

/** Passes, places and the team are asked with each sign of life: whoever has lost them stays no longer. */
async function assertStays(room: number, context: Context): Promise<void> {
  const found = await maybeOne<{ conference: number; isTeam: boolean }>(context.db)`
    select r.conference_id as conference, k.is_team as "isTeam"
    from visio_room r join visio_connection k on k.room_id = r.id
    where r.id = ${room} and k.user_id = ${context.actor.userId}`
  if (!found) return
  const { entry, isTeam } = await entryFor(found.conference, context)
  if (found.isTeam && !isTeam) throw forbidden()
  // Who is in the room already does not take a place of anybody.
  if (!entry.may && entry.reason !== 'full')
    throw new Refusal(403, 'conference_entry', { detail: entry.reason })
}

const { open, finished, closed } = fairStatus

/** The stages of conferences: the audience stays while they are on air, the team besides. */
export const stageRooms: RoomUse = {
  kinds: ['workshop', 'plenary'],
  mayStay: sql`(not u.is_closed and f.trashed_at is null and f.is_using_conference_module
    and exists (select from conference c where c.id = r.conference_id and c.state <> 'cancelled'
      and case when k.is_team then f.fair_status_id not in (${finished}, ${closed})
        else c.state = 'live' and f.fair_status_id = ${open} and takes_part(u, r.fair_id) end))`,
  assertStays,
}
