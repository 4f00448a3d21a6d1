import { type RawBuilder, sql } from 'kysely'
import type { PersonStatus } from '../contract/status.ts'

/** What a page may show. */
type PlaceKind = 'lobby' | 'hall' | 'stand'

/**
 * What others see of the person `user` in the fair `fair`. Says nothing of who asks: whoever shows it knows that they share
 * the fair; `isHiddenFrom` says whether the person has blocked them.
 */
export const presenceStatus = (
  user: RawBuilder<unknown>,
  fair: RawBuilder<unknown>,
): RawBuilder<PersonStatus> =>
  sql`coalesce((select pp.status from presence_person pp
    where pp.user_id = ${user} and pp.fair_id = ${fair}), 'offline')`

/** Whether a page of the person `user` shows the place now. */
export const isInPlace = (
  user: RawBuilder<unknown>,
  kind: PlaceKind,
  place: number | RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`exists (select from presence_held ph
    where ph.user_id = ${user} and ph.kind = ${kind} and ph.place_id = ${place}::int)`

/** Those who take part in a fair and whose pages show the place now, as `user_id`: read from the place, not from the fair. */
export const peopleInPlace = (kind: PlaceKind, place: number, fair: number): RawBuilder<unknown> => sql`(
  select s.user_id from presence_state s where s.fair_id = ${fair}::int and s.user_id in (
    select user_id from presence_held where kind = ${kind} and place_id = ${place}::int))`

/** Whether the person `user` has blocked `reader`: they are offline to them. */
export const isHiddenFrom = (user: RawBuilder<unknown>, reader: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from presence_hidden ph where ph.user_id = ${user} and ph.from_id = ${reader})`
