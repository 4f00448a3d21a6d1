import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { countedCode } from './counted.ts'
import { lockFigures } from './lock-figures.ts'

/** Days in a row that one look closes. */
const together = 50

export type FairDay = { fair: number; day: string }

/** What is written down of these days no longer holds: they are counted until they are closed anew. */
export async function reopenDays(days: readonly FairDay[], db: Kysely<Tables>): Promise<void> {
  for (const { fair, day } of days)
    for (const table of ['stat_day', 'stat_route'])
      await sql`delete from ${sql.table(table)} where fair_id = ${fair} and day = ${day}::date`.execute(db)
}

/** What is told of a day that is over. */
async function closeDay({ fair, day }: FairDay, db: Kysely<Tables>): Promise<void> {
  await reopenDays([{ fair, day }], db)
  // How many stayed how long, by one reading of its visits; and of what nobody visited who may be known, that nobody did.
  await sql`
    insert into stat_day (fair_id, resource_type, resource_id, day, visitors, newcomers, stays, stay_counts,
      takers, new_takers)
    select ${fair}::int, resource_type, resource_id, ${day}::date, sum(came), sum(fresh),
      coalesce(array_agg(seconds order by seconds) filter (where seconds > 0), '{}'),
      coalesce(array_agg(came order by seconds) filter (where seconds > 0), '{}'), sum(took), sum(took_first)
    from (
      select resource_type, resource_id, seconds, count(*)::int as came,
        (count(*) filter (where is_new))::int as fresh, (count(*) filter (where downloads > 0))::int as took,
        (count(*) filter (where downloads > 0 and not exists (
          select from stat_visit e where e.fair_id = v.fair_id and e.resource_type = v.resource_type
            and e.resource_id = v.resource_id and e.visitor = v.visitor and e.day < v.day
            and e.downloads > 0)))::int as took_first
      from stat_visit v where fair_id = ${fair} and day = ${day}::date group by 1, 2, 3
      union all
      select distinct resource_type, resource_id, 0, 0, 0, 0, 0 from stat_hour
      where fair_id = ${fair} and day = ${day}::date) counted
    group by 2, 3`.execute(db)
  await sql`
    insert into stat_route (fair_id, day, resource_type, from_id, to_id, count)
    select ${fair}::int, ${day}::date, resource_type, from_id, to_id, count(*)
    from ${routesOfVisits(fair, sql`day = ${day}::date`)} walked group by 3, 4, 5`.execute(db)
}

/** The days of a fair that are not written down yet, as a query of (day). */
export const openDays = (fair: number) => sql`
  select distinct h.day from stat_hour h
  where h.fair_id = ${fair} and h.resource_type = ${countedCode('fairs')} and h.resource_id = ${fair}
    and not exists (
      select from stat_day d where d.fair_id = h.fair_id and d.resource_type = h.resource_type
        and d.resource_id = h.resource_id and d.day = h.day)`

/** Of each visitor and day the halls, and the booths, in the order in which they first came there. */
export const routesOfVisits = (fair: number, days: ReturnType<typeof sql>) => sql`(
  select resource_type, day, from_id, to_id from (
    select resource_type, day, resource_id as to_id, lag(resource_id) over (
      partition by resource_type, day, visitor order by first_at, resource_id) as from_id
    from stat_visit where fair_id = ${fair} and ${days}
      and resource_type in (${countedCode('fair_halls')}, ${countedCode('stands')})) step
  where from_id is not null)`

/** Days that are over where the fair is, and not closed yet. */
export async function closeDays({
  database,
  statistics,
  now,
}: Pick<Services, 'database' | 'statistics' | 'now'>): Promise<void> {
  const clocks = await many<{ fair: number; today: string }>(database.kysely)`
    select id as fair, (${now().toISOString()}::timestamptz at time zone time_zone)::date::text as today
    from fair`
  const due = await many<FairDay>(statistics.kysely)`
    select h.fair_id as fair, h.day::text as day
    from (select distinct fair_id, day from stat_hour where resource_type = ${countedCode('fairs')}) h
    join json_to_recordset(${JSON.stringify(clocks)}::json) as f (fair int, today date)
      on f.fair = h.fair_id
    where h.day < f.today
      and not exists (select from stat_day d where d.fair_id = h.fair_id and d.day = h.day
        and d.resource_type = ${countedCode('fairs')} and d.resource_id = h.fair_id)
    order by 2, 1 limit ${together}`
  for (const one of due)
    await statistics.transaction(async db => {
      await lockFigures(db)
      await closeDay(one, db)
    })
}
