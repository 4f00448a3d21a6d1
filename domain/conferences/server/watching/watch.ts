import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import { leaseSeconds } from '../../contract/stage.ts'
import type { Watching } from '../../contract/watching.ts'
import { ringStageSoon } from '../stage/ring-stage.ts'
import { viewOf } from '../view.ts'
import { presentIn } from './watchers.ts'

/** Of an address: what its pages say, and how many come anew. */
const limits = {
  said: { name: 'watch-ip', max: 600, seconds: 60 },
  come: { name: 'watch-new-ip', max: 100, seconds: 600 },
}

type Surroundings = Pick<Context, 'db' | 'services'>
const nowOf = ({ services }: Surroundings) => sql`${services.now().toISOString()}::timestamptz`
const hold = sql`make_interval(secs => ${leaseSeconds}::int)`

/** @returns the key, where its lease goes on */
const renew = async (id: number, key: string, context: Context): Promise<string | null> => {
  const row = await maybeOne<{ key: string }>(context.db)`
    update conference_watcher set until = ${nowOf(context)} + ${hold}
    where key = ${key}::uuid and conference_id = ${id} and until > ${nowOf(context)} returning key`
  return row?.key ?? null
}

/** Whether this key was given here, and its lease is not over for long, as after the server was away. */
const isKnown = (id: number, key: string, { db }: Context) =>
  maybeOne(db)`select 1 from conference_watcher where key = ${key}::uuid and conference_id = ${id}`

/** @returns null for whoever finds it full. @throws 429, not for whoever only comes back */
async function come(
  id: number,
  ownKey: string | null,
  capacity: number | null,
  context: HttpContext,
): Promise<string | null> {
  const { services, request } = context
  const known = ownKey && (await isKnown(id, ownKey, context)) ? ownKey : null
  if (!known) await services.limiter.consume(limits.come, sourceOf(request.ip))
  return services.database.transaction(async db => {
    const inside = { ...context, db }
    if (capacity !== null) {
      // One after the other among themselves: members, whose places they do not take, wait for none of them.
      await sql`select pg_advisory_xact_lock(hashtext('conference_watcher'), ${id}::int)`.execute(db)
      const { present } = await one<{ present: number }>(db)`
        select ${presentIn(nowOf(inside))} as present from conference c where c.id = ${id}`
      if (present >= capacity) return null
    }
    const key = known ?? randomUUID()
    await sql`insert into conference_watcher (key, conference_id, until)
      values (${key}::uuid, ${id}, ${nowOf(inside)} + ${hold})
      on conflict (key) do update set until = excluded.until`.execute(db)
    await ringStageSoon(id, inside)
    return key
  })
}

/**
 * No transaction but that in which somebody comes: thousands say again that they are there.
 * @throws 401 and 404 for what strangers do not see, 403 for somebody with an account: they come in as themselves, 429
 */
export async function watch(id: number, ownKey: string | null, context: HttpContext): Promise<Watching> {
  const { actor, services, request } = context
  await services.limiter.consume(limits.said, sourceOf(request.ip))
  if (actor.userId !== null) throw forbidden()
  const view = await viewOf(id, context, { key: ownKey })
  if (!view.entry.may) return { key: null, view }
  const key =
    (ownKey && (await renew(id, ownKey, context))) ||
    (await come(id, ownKey, view.conference.capacity, context))
  // Whoever came last finds it full.
  return { key, view: key ? view : await viewOf(id, context, { key: null }) }
}

/** @throws 401, 404 for what strangers do not see, where the lease ends by itself, 429 */
export async function endWatching(id: number, key: string, context: HttpContext): Promise<void> {
  const { services, request } = context
  await services.limiter.consume(limits.said, sourceOf(request.ip))
  await reachRow(implementationOf('conferences'), id, 'R', context)
  await services.database.transaction(async db => {
    const gone = await maybeOne(db)`
      delete from conference_watcher where key = ${key}::uuid and conference_id = ${id} returning 1`
    if (gone) await ringStageSoon(id, { ...context, db })
  })
}

/** Whose lease is over has gone; their key, which may come back, is kept for two minutes, and then nothing of them. */
export async function sweepWatchers(surroundings: Surroundings): Promise<void> {
  const gone = await many<{ conference: number }>(surroundings.db)`
    delete from conference_watcher where until <= ${nowOf(surroundings)} - interval '2 minutes'
      returning conference_id as conference`
  for (const conference of new Set(gone.map(row => row.conference)))
    await ringStageSoon(conference, surroundings)
}
