import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

/** Months for which it is kept: what happened, who was there by their number, and figures. */
export const kept = { events: 6, visits: 13, figures: 25 }

/** What is older than it is kept, and what is of fairs that are no longer there, goes. */
export async function sweepStatistics({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = sql`${now().toISOString()}::timestamptz`
  const before = (months: number) => sql`(${moment} - make_interval(months => ${months}))`
  const gone = await many<{ name: string }>(database.kysely)`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'stat_event'::regclass
      and c.relname < 'stat_event_' || to_char(${before(kept.events)} at time zone 'UTC', 'YYYY_MM')
    order by 1`
  for (const { name } of gone) await sql`drop table ${sql.id('months', name)}`.execute(database.kysely)
  const old: [string, ReturnType<typeof sql>][] = [
    ['stat_time', sql`until < ${moment} - interval '1 day'`],
    ['stat_visit', sql`day < ${before(kept.visits)}::date`],
    ['stat_hour', sql`day < ${before(kept.figures)}::date`],
    ['stat_day', sql`day < ${before(kept.figures)}::date`],
    ['stat_route', sql`day < ${before(kept.figures)}::date`],
    ['stat_moment', sql`at < ${before(kept.figures)}`],
    ['stat_handover', sql`not exists (select from stand st where st.id = stat_handover.stand_id)`],
    // Without its key nobody finds their number again.
    [
      'stat_key',
      sql`not exists (select from stat_hour h where h.fair_id = stat_key.fair_id)
      and not exists (select from stat_inbox i where i.fair_id = stat_key.fair_id)`,
    ],
  ]
  for (const [table, condition] of old)
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(database.kysely)
  const ofFairs = ['stat_event', 'stat_visit', 'stat_hour', 'stat_day', 'stat_route', 'stat_moment']
  const orphans = await many<{ fair: number }>(database.kysely)`
    select distinct fair_id as fair from stat_hour h
    where not exists (select from fair f where f.id = h.fair_id)`
  for (const table of orphans.length ? ofFairs : [])
    await sql`delete from ${sql.table(table)}
      where fair_id = any(${orphans.map(({ fair }) => fair)}::int[])`.execute(database.kysely)
}
