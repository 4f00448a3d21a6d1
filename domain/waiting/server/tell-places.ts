import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/hub/publish.ts'
import { placeIsNext } from '../contract/events.ts'
import { type PlaceUpdate, placeTopic } from '../contract/updates.ts'
import { ownPlaces } from './place-columns.ts'

type Surroundings = Pick<Context, 'db' | 'services'>
type Change = PlaceUpdate['change']

/** What changes nobody else’s number. */
const unmoved: readonly Change[] = ['taken', 'reason', 'talking']

/** Whoever is the first who waits now, and was not told. */
async function markNext(stand: number, { db }: Surroundings): Promise<number | undefined> {
  const [first] = await many<{ id: number }>(db)`
    update waiting_place set is_next_told = true where not is_next_told and id = (
      select id from waiting_place where stand_id = ${stand} and state = 'waiting' order by turn limit 1)
    returning id`
  return first?.id
}

/**
 * Tells on their pages what has become of these places of a locked queue, of all who wait there their number, and whoever is
 * called whether somebody is behind them to be let go first.
 */
export async function tellPlaces(
  stand: number,
  changes: ReadonlyMap<number, Change>,
  surroundings: Surroundings,
): Promise<void> {
  const next = await markNext(stand, surroundings)
  const told = new Map(changes)
  // Whoever takes the first place sees so at once.
  if (next !== undefined && told.get(next) !== 'taken') {
    told.set(next, 'next')
    await emit(surroundings, placeIsNext, { place: next })
  }
  const happened = new Set(told.values())
  const isMoved = [...happened].some(change => !unmoved.includes(change))
  const named = sql`p.id = any(${[...told.keys()]}::int[])`
  const concerned = [
    named,
    ...(isMoved ? [sql`p.stand_id = ${stand} and p.state = 'waiting'`] : []),
    ...(isMoved || happened.has('taken')
      ? [sql`p.stand_id = ${stand} and p.state = 'called' and p.postponed_at is null`]
      : []),
  ]
  const places = await ownPlaces(sql`(${sql.join(concerned, sql` or `)})`, surroundings)
  await publish(
    surroundings.db,
    ...places.map(({ user, ...place }) => {
      const topic = placeTopic(user)
      const data: PlaceUpdate = { topic, change: told.get(place.id) ?? 'moved', place }
      return { topics: [topic], data, private: true }
    }),
  )
}
