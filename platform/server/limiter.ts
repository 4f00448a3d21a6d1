import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from './database/database.ts'
import { many } from './database/rows.ts'
import { inBatches } from './in-batches.ts'
import { Refusal } from './refusal.ts'

export type Limit = { name: string; max: number; seconds: number }

type Verdict = { allowed: boolean; retryAfter: number }

/**
 * Counts in the database, so that any number of servers count together. Keys are made by the server of things a
 * caller cannot choose freely (an address, a normalised account), never of other fields of the request.
 */
export type Limiter = {
  /** Counts one more, as long as it is within the limit, and says whether it is. */
  hit(limit: Limit, key: string): Promise<Verdict>
  /** Counts one more. @throws 429 with Retry-After when it is one too many. */
  consume(limit: Limit, key: string): Promise<void>
  /** One less, for what was counted before it was known to be harmless. */
  release(limit: Limit, key: string): Promise<void>
  reset(limit: Limit, key: string): Promise<void>
  /** The same, counted in a transaction: what is taken back has not been counted. */
  within(db: Database['kysely']): Limiter
}

type Hit = { limit: Limit; id: string }
/** Of a key, how many were counted before these, and seconds until none is. */
type Counted = { key: string; before: number; left: number }

const idOf = (limit: Limit, key: string) => `${limit.name}:${key}`.slice(0, 300)

/** Counts one more for each of them, in their order. */
async function countHits(hits: readonly Hit[], db: Kysely<Tables>): Promise<Verdict[]> {
  const times = new Map<string, number>()
  // How many of them came before, of the same key.
  const numbered = hits.map(hit => {
    const earlier = times.get(hit.id) ?? 0
    times.set(hit.id, earlier + 1)
    return { ...hit, earlier }
  })
  const keys = numbered.filter(({ earlier }) => earlier === 0)
  // Whoever is over the limit already is only read: what is refused costs the database nothing. In the order of their keys,
  // so that servers that count at once wait for each other instead of both.
  const rows = await many<Counted>(db)`
    with asked as (
      select key, times, most, seconds
      from unnest(${keys.map(({ id }) => id)}::text[], ${keys.map(({ id }) => times.get(id))}::int[],
        ${keys.map(({ limit }) => limit.max)}::int[], ${keys.map(({ limit }) => limit.seconds)}::int[])
        asked (key, times, most, seconds)),
    over as (
      select r.* from asked a
        cross join lateral (select key, count, until from rate_limit where key = a.key limit 1) r
      where r.until >= now() and r.count > a.most),
    counted as (
      insert into rate_limit as r (key, count, until)
      select key, times, now() + make_interval(secs => seconds) from asked
        where key not in (select key from over) order by key
      on conflict (key) do update set
        count = case when r.until < now() then excluded.count else r.count + excluded.count end,
        until = case when r.until < now() then excluded.until else r.until end
      returning key, count, until)
    select a.key, (c.count - a.times)::int as before, extract(epoch from c.until - now())::float8 as left
      from counted c join asked a on a.key = c.key
    union all select key, count, extract(epoch from until - now())::float8 from over`
  const known = new Map(rows.map(row => [row.key, row]))
  return numbered.map(({ id, limit, earlier }) => {
    const { before, left } = known.get(id) ?? { before: 0, left: limit.seconds }
    // Whoever was counted by another server has begun at another moment than this one.
    const retryAfter = Math.min(limit.seconds, Math.max(1, Math.ceil(left)))
    return { allowed: before + earlier < limit.max, retryAfter }
  })
}

function limiterBy(kysely: Kysely<Tables>, count: (hit: Hit) => Promise<Verdict>): Limiter {
  const hit: Limiter['hit'] = (limit, key) => count({ limit, id: idOf(limit, key) })
  return {
    hit,
    async consume(limit, key) {
      const { allowed, retryAfter } = await hit(limit, key)
      if (!allowed) throw new Refusal(429, 'too_many_requests', { retryAfter })
    },
    async release(limit, key) {
      await sql`update rate_limit set count = count - 1
        where key = ${idOf(limit, key)} and count > 0`.execute(kysely)
    },
    async reset(limit, key) {
      await sql`delete from rate_limit where key = ${idOf(limit, key)}`.execute(kysely)
    },
    within: db => limiterBy(db, async one => only(await countHits([one], db))),
  }
}

const only = ([verdict]: readonly Verdict[]) => verdict as Verdict

/**
 * Those who come at once are counted by one statement, each limit by its own: whoever has to wait for a transaction in which
 * their key is counted holds up no other limit.
 */
export function createLimiter({ kysely }: Pick<Database, 'kysely'>): Limiter {
  const byName = new Map<string, (hit: Hit) => Promise<Verdict>>()
  return limiterBy(kysely, hit => {
    const count = byName.get(hit.limit.name) ?? inBatches(hits => countHits(hits, kysely))
    byName.set(hit.limit.name, count)
    return count(hit)
  })
}
