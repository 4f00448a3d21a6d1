import { type RawBuilder, sql } from 'kysely'

/** The day it is where the fair of `alias` is; in Greenwich once it is no more. */
export const dayOfFair = (alias: string, now: Date): RawBuilder<string> =>
  sql<string>`(${now.toISOString()}::timestamptz at time zone coalesce((
    select f.time_zone from fair f where f.id = ${sql.ref(`${alias}.fair_id`)}), 'UTC'))::date`
