import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { maybeOne } from './database/rows.ts'
import { Refusal } from './refusal.ts'

export type Limit = { name: string; max: number; seconds: number }

/**
 * Counts in the database, so that any number of servers count together. Keys are made by the server of things a
 * caller cannot choose freely (an address, a normalised account), never of other fields of the request.
 */
export type Limiter = {
  /** Counts one more, as long as it is within the limit, and says whether it is. */
  hit(limit: Limit, key: string): Promise<{ allowed: boolean; retryAfter: number }>
  /** Counts one more. @throws 429 with Retry-After when it is one too many. */
  consume(limit: Limit, key: string): Promise<void>
  /** One less, for what was counted before it was known to be harmless. */
  release(limit: Limit, key: string): Promise<void>
  reset(limit: Limit, key: string): Promise<void>
  /** The same, counted in a transaction: what is taken back has not been counted. */
  within(db: Database['kysely']): Limiter
}

type Counted = { count: number; left: number }

export function createLimiter(database: Pick<Database, 'kysely'>): Limiter {
  const id = (limit: Limit, key: string) => `${limit.name}:${key}`.slice(0, 300)
  const limiter: Limiter = {
    async hit(limit, key) {
      // Whoever is over the limit already is only read: what is refused costs the database nothing.
      const row = await maybeOne<Counted>(database.kysely)`
        with over as (select count, until from rate_limit
          where key = ${id(limit, key)} and until >= now() and count > ${limit.max}),
        counted as (
          insert into rate_limit as r (key, count, until)
          select ${id(limit, key)}, 1, now() + make_interval(secs => ${limit.seconds})
            where not exists (select from over)
          on conflict (key) do update set
            count = case when r.until < now() then 1 else r.count + 1 end,
            until = case when r.until < now() then excluded.until else r.until end
          returning count, until)
        select count, extract(epoch from until - now())::float8 as left
        from (select * from counted union all select * from over) known`
      return {
        allowed: (row?.count ?? 0) <= limit.max,
        retryAfter: Math.max(1, Math.ceil(row?.left ?? limit.seconds)),
      }
    },
    async consume(limit, key) {
      const { allowed, retryAfter } = await limiter.hit(limit, key)
      if (!allowed) throw new Refusal(429, 'too_many_requests', { retryAfter })
    },
    async release(limit, key) {
      await sql`update rate_limit set count = count - 1 where key = ${id(limit, key)} and count > 0`.execute(
        database.kysely,
      )
    },
    async reset(limit, key) {
      await sql`delete from rate_limit where key = ${id(limit, key)}`.execute(database.kysely)
    },
    within: kysely => createLimiter({ kysely }),
  }
  return limiter
}
