import type { Database } from '../database/database.ts'
import { batch, type Placed, type Position, updatesBetween } from './history.ts'
import { isFor, type Stream } from './streams.ts'

/**
 * Writes what somebody has missed, as they may hear it now, and then lets through what was told meanwhile. Of many changes of
 * one thing they are told the last.
 */
export async function replay(
  stream: Stream,
  { place }: Position,
  upTo: number,
  { kysely }: Pick<Database, 'kysely'>,
) {
  const named = stream.listener.matchers.map(({ topic }) => topic)
  const topics = named.every(topic => topic !== null) ? named : null
  for (let after = place; after < upTo && !stream.isOver; ) {
    const page = await updatesBetween(kysely, { after, upTo, topics })
    const events = latest(page)
      .filter(update => isFor(stream.listener, update))
      .map(update => stream.listener.write(update))
    if (events.length && !stream.write(events)) await stream.drained()
    if (page.length < batch) break
    after = page.at(-1)?.place ?? upTo
  }
  stream.release()
}

function latest(page: readonly Placed[]): Placed[] {
  const last = new Map(page.flatMap(({ mergeKey, place }) => (mergeKey === null ? [] : [[mergeKey, place]])))
  return page.filter(({ mergeKey, place }) => mergeKey === null || last.get(mergeKey) === place)
}
