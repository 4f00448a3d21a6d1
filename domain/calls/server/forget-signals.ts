import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

const digest = 'md5'

/** The id of the update by which a signal is told: found again by its connection and number, without keeping it. */
export function signalUpdate(connection: string, number: number): string {
  const hex = createHash(digest).update(`${connection}:${number}`).digest('hex')
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}

/**
 * Empties the signals that these connections `k` have sent, before they are gone: signals hold addresses of people's networks,
 * and nobody needs them any more. The update itself stays, for whoever comes back by its id.
 */
export const forgetSignals = (which: RawBuilder<unknown>, { db }: Pick<Context, 'db'>) =>
  sql`
  update hub_update u set data = json_build_object('topic', u.topics[1])::text
  from visio_connection k cross join lateral generate_series(1, k.sent) n
  where ${which} and u.id = 'urn:uuid:' || md5(k.id || ':' || n)::uuid`.execute(db)
