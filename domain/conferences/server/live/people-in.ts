import { type RawBuilder, sql } from 'kysely'
import { isConnected } from '#domain/calls/server/index.ts'
import { presentIn } from '../watching/watchers.ts'

/** How many are in the conference `c` at an instant, besides its team: by their seats or by their line, whichever counts more. */
export const peopleIn = (now: RawBuilder<unknown>) => sql`
  greatest(${presentIn(now)},
    (select count(*)::int from visio_room v join visio_connection k on k.room_id = v.id
      where v.conference_id = c.id and not k.is_team and ${isConnected(now)}))`
