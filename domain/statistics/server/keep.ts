import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

/** Months for which it is kept: what happened, who was there by their number, and figures. */
export const kept = { events: 6, visits: 13, figures: 25 }

type Db = Kysely<Tables>

/** What is older than it is kept, and what is of fairs that are no longer there, goes. */
export async function sweepStatistics({
  database,
  statistics,
  now,
}: Pick<Services, 'database' | 'statistics' | 'now'>): Promise<void> {
  await dropOld(sql`${now().toISOString()}::timestamptz`, statistics.kysely)
  await dropOrphans(database.kysely, statistics.kysely)
  await sql`delete from stat_handover
    where not exists (select from stand st where st.id = stat_handover.stand_id)`.execute(database.kysely)
}

async function dropOld(moment: RawBuilder<unknown>, db: Db): Promise<void> {
  const before = (months: number) => sql`(${moment} - make_interval(months => ${months}))`
  const gone = await many<{ name: string }>(db)`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'stat_event'::regclass
      and c.relname < 'stat_event_' || to_char(${before(kept.events)} at time zone 'UTC', 'YYYY_MM')
    order by 1`
  for (const { name } of gone) await sql`drop table ${sql.id('months', name)}`.execute(db)
  const old: [string, RawBuilder<unknown>][] = [
    ['stat_time', sql`until < ${moment} - interval '1 day'`],
    ['stat_visit', sql`day < ${before(kept.visits)}::date`],
    ['stat_hour', sql`day < ${before(kept.figures)}::date`],
    ['stat_day', sql`day < ${before(kept.figures)}::date`],
    ['stat_route', sql`day < ${before(kept.figures)}::date`],
    ['stat_moment', sql`at < ${before(kept.figures)}`],
    // Without its key nobody finds their number again.
    [
      'stat_key',
      sql`not exists (select from stat_hour h where h.fair_id = stat_key.fair_id)
      and not exists (select from stat_inbox i where i.fair_id = stat_key.fair_id)`,
    ],
  ]
  for (const [table, condition] of old)
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(db)
}

const ofFairs = [
  'stat_inbox',
  'stat_event',
  'stat_visit',
  'stat_hour',
  'stat_day',
  'stat_route',
  'stat_moment',
  'stat_recent',
  'stat_time',
  'stat_key',
]

/** Of fairs that are no longer there nothing is kept, wherever figures are. */
async function dropOrphans(db: Db, figures: Db): Promise<void> {
  const counted = await many<{ fair: number }>(figures)`
    select distinct fair_id as fair from stat_hour union select fair_id from stat_key
    union select fair_id from stat_moment union select fair_id from stat_inbox`
  const there = await many<{ fair: number }>(db)`
    select id as fair from fair where id = any(${counted.map(({ fair }) => fair)}::int[])`
  const isThere = new Set(there.map(({ fair }) => fair))
  const orphans = counted.map(({ fair }) => fair).filter(fair => !isThere.has(fair))
  for (const table of orphans.length ? ofFairs : [])
    await sql`delete from ${sql.table(table)} where fair_id = any(${orphans}::int[])`.execute(figures)
}
