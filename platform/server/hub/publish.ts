import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { singleFlight } from '../single-flight.ts'
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
  const rows = updates.map(update => {
    assertPublishable(update)
    const { id = `${ownIdBegin}${randomUUID()}`, topics, type = null, retry = null } = update
    return { id, topics, data: dataOf(update), private: update.private ?? true, type, retry }
  })
  // The same statement however many are told: PostgreSQL reads it once.
  await sql`
    insert into hub_update (id, topics, data, is_private, type, retry)
    select r.id, array(select jsonb_array_elements_text(r.topics)), r.data, r.private, r.type, r.retry
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, topics jsonb, data text, private boolean, type text, retry int)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Tells each by itself what comes from outside; what comes at once is written in one statement. */
export function publishing(db: Kysely<Tables>): (update: NewUpdate) => Promise<string | undefined> {
  let waiting: NewUpdate[] = []
  const write = singleFlight(async () => {
    const updates = waiting
    waiting = []
    const ids = await publish(db, ...updates)
    return new Map(updates.map((update, at) => [update, ids[at]]))
  })
  return async update => {
    waiting.push(update)
    return (await write()).get(update)
  }
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
