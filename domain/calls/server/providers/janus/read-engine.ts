import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { VisioEngine } from '../../../contract/connection.ts'
import { moment } from '../../call-columns.ts'
import { isConnected, isToldOfIn } from '../../connected.ts'
import type { VideoProvider } from '../provider.ts'

/** Whether it answers whichever process speaks to it now. */
export async function isEngineUp(db: Kysely<Tables>): Promise<boolean> {
  const { isUp } = await one<{ isUp: boolean }>(db)`
    select is_up and held_until > now() as "isUp" from visio_engine`
  return isUp
}

/** What comes through the engine in a room, for a page that has just come in. */
export async function readEngine(
  room: number,
  { maxPublishers }: VideoProvider['capabilities'],
  context: Context,
): Promise<VisioEngine> {
  const feeds = await many<VisioEngine['feeds'][number]>(context.db)`
    select k.id as connection, k.sends_microphone as microphone, k.sends_camera as camera,
      k.sends_screen as screen, exists (
        select 1 from visio_feed f where f.connection_id = k.id and f.source_id is null and f.is_up)
      as "isPublishing"
    from visio_connection k
      where k.room_id = ${room} and ${isConnected(moment(context))} and ${isToldOfIn(sql`k.room_id`)}
    order by k.joined_at, k.id`
  return { isAvailable: await isEngineUp(context.db), mostPublishing: maxPublishers, feeds }
}
