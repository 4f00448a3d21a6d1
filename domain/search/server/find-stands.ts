import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { isAnswering, shownStand } from '#domain/stands/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { withOnePlan } from '#platform/server/database/one-plan.ts'
import { many } from '#platform/server/database/rows.ts'
import { allWords, type SearchedWord, searchedIn } from '#platform/server/search/searched.ts'
import type { searchStands } from '../contract/search.ts'
import { nearWords } from './near-words.ts'
import { isMaybeSlip } from './present-results.ts'

type Query = QueryOf<typeof searchStands>
type Found = { id: number; hall: number; title: string }

/** Booths of a fair that the reader sees, that answer also by the people whom one meets there. */
export async function findStands(
  { q, fair, hall }: Query,
  context: Context,
): Promise<ResponseOf<typeof searchStands>> {
  const matching = (words: readonly SearchedWord[]): RawBuilder<unknown> =>
    isAnswering(sql`st.id`, { words }, { withPeople: true })
  const called = (words: readonly SearchedWord[]): RawBuilder<unknown> =>
    sql`st.firm_id in (select id from firm where search_vector(name) @@ (${allWords(words)}))`
  const ask = (answering: RawBuilder<unknown>) =>
    withOnePlan(
      context.services.database,
      db => many<Found>(db)`
    select st.id, h.id as hall, fi.name as title from stand st join fair_hall h on h.id = st.fair_hall_id
      join firm fi on fi.id = st.firm_id
    where st.fair_id = ${fair} and ${isFairSeen(sql`st.fair_id`, context)} and ${shownStand}
      and ${answering}
    order by h.rank, h.id, st.number`,
    )
  const { words } = await searchedIn(q, fair, context)
  const found = await ask(matching(words))
  const meant =
    words.length && isMaybeSlip(found, found.length, { words }) ? await nearWords(words, context) : []
  // Where something is found, only what is called so is meant: without a known word there is none.
  const isMeantElse = found.length ? meant.some(({ near }) => near.length) : meant.length > 0
  const wanted = found.length ? sql`(${matching(words)} or ${called(meant)})` : matching(meant)
  const rows = isMeantElse ? await ask(wanted) : found
  const here = rows.filter(row => hall === undefined || row.hall === hall)
  return {
    stands: here.map(({ id }) => id),
    elsewhere: rows.length - here.length,
    halls: await hallsOf(rows, fair, context),
  }
}

/** How many are in each hall; whoever looks for one inside another passes through the door of that one. */
async function hallsOf(found: readonly Found[], fair: number, { db }: Context) {
  if (!found.length) return []
  const halls = await many<{ id: number; letter: string; parent: number | null }>(db)`
    select id, letter, parent_id as parent from fair_hall where fair_id = ${fair} order by rank, id`
  const parents = new Map(halls.map(({ id, parent }) => [id, parent]))
  const counts = new Map<number, number>()
  for (const { hall } of found) {
    const passed = new Set<number>()
    for (let at: number | null = hall; at !== null && !passed.has(at); at = parents.get(at) ?? null)
      passed.add(at)
    for (const one of passed) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return halls.flatMap(({ id, letter }) => {
    const count = counts.get(id)
    return count ? [{ id, letter, count }] : []
  })
}
