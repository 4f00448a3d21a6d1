import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, maybeOne, one } from '../database/rows.ts'
import { type HubUpdate, ownIdBegin } from './update.ts'

type Db = Kysely<Tables>
export type Placed = HubUpdate & { place: number; id: string }

/** What whoever was away can still be told: so many updates, so old. */
const kept = { updates: 20_000, hours: 24 }

/** Places given in one statement, and updates read in one. */
export const batch = 500

export type Placing = { before: number; placed: number; again: number | null }

/** Gives what is committed its place in the one order. */
export const placeUpdates = (db: Db): Promise<Placing | undefined> =>
  maybeOne<Placing>(db)`select before, placed, again from place_hub_updates(${batch}::int)`

const columns = sql`place, id, topics, data, is_private as "isPrivate", type, retry, merge_key as "mergeKey"`

export const lastPlace = async (db: Db): Promise<number> =>
  (await one<{ place: number }>(db)`select coalesce(max(place), 0) as place from hub_update`).place

export const updatesAfter = (db: Db, place: number): Promise<Placed[]> =>
  many<Placed>(db)`
    select ${columns} from hub_update where place > ${place} order by place limit ${batch}`

/** The reserved name of the place before all that is kept. */
export const earliest = 'earliest'

/** After which update somebody hears what they have missed. */
export type Position = { place: number; id: string }

/** How often, and after how many milliseconds, it is asked again for what is written and has no place yet. */
const placing = { times: 40, pause: 25 }

/** After the first of this id, where several have it; where none has it, after none: all that is kept is later. */
export async function positionOf(db: Db, id: string): Promise<Position> {
  for (let time = 0; time < placing.times; time += 1) {
    const found = await maybeOne<{ place: number | null }>(db)`
      select place from hub_update where id = ${id} order by place nulls last limit 1`
    if (!found) break
    if (found.place !== null) return { place: found.place, id }
    await new Promise(resolve => setTimeout(resolve, placing.pause))
  }
  return { place: 0, id: earliest }
}

/** The last that the hub itself has named: others may say something by the ids that they make. */
export const lastOwnId = async (db: Db): Promise<string> =>
  (
    await maybeOne<{ id: string }>(db)`
      select id from hub_update where place is not null and id like ${`${ownIdBegin}%`}
        order by place desc limit 1`
  )?.id ?? earliest

/** The last that was told, by which whoever reads something now can hear what comes after it. */
export const lastId = async (db: Db): Promise<string> =>
  (
    await maybeOne<{ id: string }>(db)`
      select id from hub_update where place is not null order by place desc limit 1`
  )?.id ?? earliest

/** After one place and up to another, oldest first; of all topics, or of those that are named. */
export const updatesBetween = (
  db: Db,
  { after, upTo, topics }: { after: number; upTo: number; topics: readonly string[] | null },
): Promise<Placed[]> =>
  many<Placed>(db)`
    select ${columns} from hub_update
    where place > ${after} and place <= ${upTo} and ${topics ? sql`topics && ${topics}::text[]` : sql`true`}
    order by place limit ${batch}`

/** The last one stays: the order goes on from it. */
export async function sweepUpdates(db: Db) {
  await sql`
    delete from hub_update
    where place < (select max(place) from hub_update)
      and (placed_at < now() - make_interval(hours => ${kept.hours})
        or place <= (select place from hub_update where place is not null order by place desc
          offset ${kept.updates} limit 1))`.execute(db)
}
