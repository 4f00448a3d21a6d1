import { maybeOne } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { settleRoomTalks } from './room-talks.ts'
import { settleRooms } from './rooms.ts'
import { settleCalls } from './settle-calls.ts'
import { queueWatch } from './watch-job.ts'

/** Ends what is to end, and looks again as long as anything goes on. */
export const runWatch = (services: Services): Promise<void> =>
  services.database.transaction(async db => {
    await settleCalls({ db, services })
    await settleRooms({ db, services })
    await settleRoomTalks({ db, services })
    const going = await maybeOne(db)`
      select 1 where exists (select 1 from visio_engaged) or exists (
        select 1 from visio_connection k join visio_room r on r.id = k.room_id
        where k.session_id is not null and r.kind <> 'call')`
    if (going) await queueWatch({ db, services })
  })
