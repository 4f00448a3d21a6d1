import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Bus } from './bus.ts'
import { dataOf, type HubUpdate, isPlain, type NewUpdate, ownIdBegin } from './update.ts'

/** What is told once and kept nowhere has to be small: many travel together. */
export const ephemeralMost = 4_000

/**
 * Tells something once the caller's transaction is committed, and to whoever was away when they come back; never without
 * that commit. Returns the ids.
 */
export async function publish(db: Kysely<Tables>, ...updates: NewUpdate[]): Promise<string[]> {
  if (!updates.length) return []
  const ids = updates.map(({ id }) => id ?? `${ownIdBegin}${randomUUID()}`)
  const rows = updates.map((update, at) => {
    assertPublishable(update)
    return sql`(${ids[at]}, ${update.topics}::text[], ${dataOf(update)}, ${update.private ?? true}::boolean,
      ${update.type ?? null}, ${update.retry ?? null}::int)`
  })
  await sql`insert into hub_update (id, topics, data, is_private, type, retry)
    values ${sql.join(rows)}`.execute(db)
  return ids
}

/**
 * Tells those who listen now, and nobody else ever: that somebody writes, who is there. It has no id, for nobody comes back
 * to it. What many say in one moment travels together.
 */
export function publishEphemeral({ bus }: { bus: Bus }, ...updates: NewUpdate[]) {
  const said = updates.map((update): HubUpdate => {
    assertPublishable(update)
    const data = dataOf(update)
    if (Buffer.byteLength(data) > ephemeralMost) throw new Error('What is told once has to be small.')
    return {
      place: null,
      id: null,
      topics: update.topics,
      data,
      isPrivate: update.private ?? true,
      type: update.type ?? null,
      retry: update.retry ?? null,
      mergeKey: null,
    }
  })
  bus.sendSoon(said)
}

/** Our own mistakes: what clients send is checked before. A line end in a field would end it. */
function assertPublishable({ topics, type, id }: NewUpdate) {
  if (!topics.length || ![...topics, type ?? '', id ?? ''].every(isPlain))
    throw new Error('An update has topics, and no control characters in its fields.')
}
