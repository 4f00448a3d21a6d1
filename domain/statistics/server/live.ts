import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import type { StatLive } from '../contract/figures.ts'
import { itemOf } from './items.ts'
import { meantIn } from './period.ts'
import { tellFigures } from './topic.ts'

/** The beginning of the day that it is in the fair `f`. */
export const beginOfDay = ({ services }: Pick<Context, 'services'>) =>
  sql`(date_trunc('day', ${services.now().toISOString()}::timestamptz at time zone f.time_zone)
    at time zone f.time_zone)`

/** How many walked at once in the course of today, in the fair and in each of its halls. */
export async function momentsOf(fair: number, context: Context): Promise<StatLive['moments']> {
  const { begin } = await one<{ begin: string }>(context.db)`
    select ${instant(beginOfDay(context))} as begin from fair f where f.id = ${fair}`
  return many<StatLive['moments'][number]>(context.services.statistics.kysely)`
    select ${instant('m.at')} as at, nullif(m.hall_id, 0) as hall, m.present
    from stat_moment m where m.fair_id = ${fair} and m.at >= ${begin}::timestamptz
    order by m.at, m.hall_id`
}

type Sampling = Pick<Services, 'database' | 'statistics' | 'bus' | 'now'>

/** How many walk through each fair and hall now, kept as the most of its five minutes: a number, of whom nobody knows. */
export async function samplePresence({ database, statistics, bus, now }: Sampling) {
  const walked = await many<{ fair: number; hall: number | null; present: number }>(database.kysely)`
    select fair_id as fair, case kind when 'fair' then 0 when 'hall' then place_id end as hall,
      count as present
    from presence_count`
  const counted = walked.filter(({ hall }) => hall !== null)
  // Who is there now is told also while it cannot be kept.
  tellFigures([...new Set(walked.map(({ fair }) => fair))], { bus })
  await sql`insert into stat_moment as m (fair_id, hall_id, at, present)
    select fair, hall, date_bin('5 minutes', ${now().toISOString()}::timestamptz,
      timestamptz '2000-01-01 00:00:00Z'), present
    from json_to_recordset(${JSON.stringify(counted)}::json) as c (fair int, hall int, present int)
    on conflict (fair_id, hall_id, at) do update set present = excluded.present
    where excluded.present > m.present`.execute(statistics.kysely)
}

export async function liveOf(fair: number, context: Context): Promise<StatLive> {
  await itemOf({ resourceType: 'fairs', resourceId: fair }, context)
  const { timeZone, lateSince } = await meantIn(fair, { startDate: null, endDate: null }, context)
  const walking = await many<{ kind: string; id: number; present: number }>(context.db)`
    select kind, place_id as id, count as present from presence_count
    where fair_id = ${fair} order by kind, count desc, place_id`
  const moments = await momentsOf(fair, context)
  const of = (kind: string) =>
    walking.filter(one => one.kind === kind).map(({ id, present }) => ({ id, present }))
  return {
    present: of('fair')[0]?.present ?? 0,
    halls: of('hall'),
    stands: of('stand'),
    moments,
    timeZone,
    lateSince,
  }
}
