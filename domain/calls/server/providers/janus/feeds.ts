import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { moment } from '../../call-columns.ts'
import { isConnected } from '../../connected.ts'

type Surroundings = Pick<Context, 'db' | 'services'>
type Db = Kysely<Tables>

/** What the engine carries for a page. */
export type Feed = {
  id: number
  room: number
  uniqid: string
  connection: string
  user: number
  source: string | null
  handle: number | null
  isUp: boolean
  isMuted: boolean
  isCameraMuted: boolean
  microphoneLines: string[]
  cameraLines: string[]
}

const columns = sql`f.id, f.room_id as room, r.uniqid, f.connection_id as connection, k.user_id as user,
  f.source_id as source, f.handle, f.is_up as "isUp", k.is_muted as "isMuted",
  k.is_camera_muted as "isCameraMuted", f.microphone_lines as "microphoneLines",
  f.camera_lines as "cameraLines"`

const sources = sql`visio_feed f join visio_room r on r.id = f.room_id
  join visio_connection k on k.id = f.connection_id and k.room_id = f.room_id`

export const feedOf = (connection: string, source: string | null, { db, services }: Surroundings) =>
  maybeOne<Feed>(db)`
    select ${columns} from ${sources} where f.connection_id = ${connection}::uuid
      and f.source_id is not distinct from ${source}::uuid and ${isConnected(moment({ services }))}`

export const feedBy = (handle: number, db: Db) =>
  maybeOne<Feed>(db)`select ${columns} from ${sources} where f.handle = ${handle}::bigint`

/** Those who show themselves or speak, as a moderator wants them. */
export const moderatedFeeds = (db: Db) =>
  many<Feed>(db)`
    select ${columns} from ${sources}
    where f.source_id is null and f.handle is not null
      and (f.microphone_lines <> '{}' or f.camera_lines <> '{}')`

/** Somebody’s picture and sound for another, who are in one room; none where there are none. */
export const addFeed = (
  { connection, source, handle }: { connection: string; source: string; handle: number },
  { db, services }: Surroundings,
) => {
  const now = moment({ services })
  return maybeOne<{ id: number; published: number; uniqid: string }>(db)`
    insert into visio_feed (room_id, connection_id, source_id, handle)
      select k.room_id, k.id, f.connection_id, ${handle}::bigint
      from visio_connection k join visio_feed f on f.room_id = k.room_id and f.source_id is null and f.is_up
      where k.id = ${connection}::uuid and f.connection_id = ${source}::uuid and ${isConnected(now)}
    on conflict on constraint visio_feed_once do update set handle = excluded.handle, is_up = false
    returning id, (select f.id from visio_feed f where f.connection_id = ${source}::uuid
      and f.source_id is null) as published,
      (select uniqid from visio_room r where r.id = visio_feed.room_id) as uniqid`
}

/** Of pages that are gone, or that get what nobody shows any more. */
export const leftFeeds = ({ db, services }: Surroundings) =>
  many<{ id: number; handle: number | null }>(db)`
    delete from visio_feed f where not exists (
        select 1 from visio_connection k where k.id = f.connection_id and k.room_id = f.room_id
          and ${isConnected(moment({ services }))})
      or (f.source_id is not null and not exists (
        select 1 from visio_feed s where s.connection_id = f.source_id and s.source_id is null))
    returning f.id, f.handle`

export const dropFeed = (id: number, db: Db) => sql`delete from visio_feed where id = ${id}`.execute(db)

/** The engine has none of it any more. */
export async function dropAllFeeds(db: Db): Promise<void> {
  await sql`delete from visio_feed`.execute(db)
  await sql`delete from visio_engine_signal`.execute(db)
}

export const setHandle = (id: number, handle: number, db: Db) =>
  sql`update visio_feed set handle = ${handle}::bigint where id = ${id}`.execute(db)

export const setLines = (
  id: number,
  { microphone, camera }: { microphone: string[]; camera: string[] },
  db: Db,
) =>
  sql`
  update visio_feed set microphone_lines = ${microphone}::text[], camera_lines = ${camera}::text[]
  where id = ${id}`.execute(db)

/** Picture and sound come through. @returns whether they did not before */
export const setFeedUp = async (id: number, db: Db): Promise<boolean> =>
  (await many(db)`update visio_feed set is_up = true where id = ${id} and not is_up returning 1`).length > 0

export const handlesIn = (db: Db) =>
  many<{ id: number; handle: number; uniqid: string }>(db)`
    select f.id, f.handle, r.uniqid from visio_feed f join visio_room r on r.id = f.room_id
    where f.handle is not null`
