import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Closing } from '../contract/place.ts'
import type { QueuePlaces } from '../contract/queue.ts'
import { ownBooth } from './booth.ts'
import { lockQueue } from './lock-queue.ts'
import { endPlace, type LockedPlace, lockedColumns } from './move-place.ts'
import { readPlaces } from './read-queue.ts'
import { tellPlaces } from './tell-places.ts'

/** Ends the places of those who wait or are called at a locked queue; talks go on. */
export async function closePlaces(
  stand: number,
  because: Closing,
  surroundings: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const open = await many<LockedPlace>(surroundings.db)`
    select ${lockedColumns} from waiting_place p
    where p.stand_id = ${stand} and p.state in ('waiting', 'called') order by p.turn for update`
  for (const place of open) await endPlace(place, { to: 'closed', because }, surroundings)
  await tellPlaces(stand, new Map(open.map(({ id }) => [id, 'ended'])), surroundings)
}

/** Each is written down, and told to all who wait. */
const limit = { name: 'waiting-open', max: 30, seconds: 60 }

export async function setOpen(stand: number, isOpen: boolean, context: Context): Promise<QueuePlaces> {
  const booth = await ownBooth(stand, context)
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  const queue = await lockQueue(stand, context)
  if (queue.isOpen !== isOpen) {
    await sql`update waiting_queue set closed_at = ${isOpen ? null : sql`now()`}
      where stand_id = ${stand}`.execute(context.db)
    if (!isOpen) await closePlaces(stand, 'booth', context)
    await audit(
      {
        action: isOpen ? 'open_queue' : 'close_queue',
        resource: 'stands',
        resourceId: stand,
        fair: booth.fair,
      },
      context,
    )
  }
  return readPlaces(booth, context)
}
