import { type Kysely, type RawBuilder, sql } from 'kysely'
import { statMonthsMost } from '#domain/fairs/contract/stat-modes.ts'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

/** Months for which it is kept at most: what happened, who was there by their number, and figures. */
const kept = { events: 6, visits: 13, figures: statMonthsMost }

/** The same in a fair that keeps its figures for so many months. */
export const keptIn = (months: number) => ({
  events: Math.min(kept.events, months),
  visits: Math.min(kept.visits, months),
  figures: Math.min(kept.figures, months),
})

type Db = Kysely<Tables>

/** What is older than it is kept, and what is of fairs that are no longer there, goes. */
export async function sweepStatistics({
  database,
  statistics,
  now,
}: Pick<Services, 'database' | 'statistics' | 'now'>): Promise<void> {
  const moment = sql`${now().toISOString()}::timestamptz`
  await dropOld(moment, statistics.kysely)
  await dropSooner(moment, database.kysely, statistics.kysely)
  await dropKeys(statistics.kysely)
  await dropOrphans(database.kysely, statistics.kysely)
  await sql`delete from stat_handover
    where not exists (select from stand st where st.id = stat_handover.stand_id)`.execute(database.kysely)
}

type Aging = { table: string; what: keyof typeof kept; column: 'day' | 'at' }

/** What goes by its age. */
const aging: readonly Aging[] = [
  { table: 'stat_visit', what: 'visits', column: 'day' },
  { table: 'stat_hour', what: 'figures', column: 'day' },
  { table: 'stat_day', what: 'figures', column: 'day' },
  { table: 'stat_route', what: 'figures', column: 'day' },
  { table: 'stat_moment', what: 'figures', column: 'at' },
]

/** Condition that a row `t` is older than so many months. */
const isOlder = (
  { column }: Pick<Aging, 'column'>,
  months: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
) => {
  const before = sql`(${moment} - make_interval(months => ${months}))`
  return column === 'day' ? sql`t.day < ${before}::date` : sql`t.at < ${before}`
}

/** What no fair keeps any longer. */
async function dropOld(moment: RawBuilder<unknown>, db: Db): Promise<void> {
  const gone = await many<{ name: string }>(db)`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'stat_event'::regclass and c.relname < 'stat_event_' || to_char(
      (${moment} - make_interval(months => ${kept.events})) at time zone 'UTC', 'YYYY_MM')
    order by 1`
  for (const { name } of gone) await sql`drop table ${sql.id('months', name)}`.execute(db)
  await sql`delete from stat_time where until < ${moment} - interval '1 day'`.execute(db)
  for (const one of aging)
    await sql`delete from ${sql.table(one.table)} t
      where ${isOlder(one, sql`${kept[one.what]}::int`, moment)}`.execute(db)
}

/** What fairs that keep for fewer months no longer keep. */
async function dropSooner(moment: RawBuilder<unknown>, db: Db, figures: Db): Promise<void> {
  const fairs = await many<{ fair: number; months: number }>(db)`
    select id as fair, stat_months as months from fair where stat_months < ${kept.figures} order by id`
  const sooner = JSON.stringify(fairs.map(({ fair, months }) => ({ fair, ...keptIn(months) })))
  const event: Aging = { table: 'stat_event', what: 'events', column: 'at' }
  for (const one of fairs.length ? [event, ...aging] : [])
    await sql`delete from ${sql.table(one.table)} t using json_to_recordset(${sooner}::json)
      as s (fair int, events int, visits int, figures int)
      where t.fair_id = s.fair and ${isOlder(one, sql.ref(`s.${one.what}`), moment)}`.execute(figures)
}

/** Without its key nobody finds their number again. */
const dropKeys = (db: Db) =>
  sql`delete from stat_key k
    where not exists (select from stat_hour h where h.fair_id = k.fair_id)
      and not exists (select from stat_inbox i where i.fair_id = k.fair_id)`.execute(db)

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
