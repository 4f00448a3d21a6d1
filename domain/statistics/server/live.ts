import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import type { StatLive } from '../contract/figures.ts'
import { itemOf } from './items.ts'
import { meantIn } from './period.ts'
import { tellFigures } from './topic.ts'

/** The beginning of the day that it is in the fair `f`. */
export const beginOfDay = ({ services }: Pick<Context, 'services'>) =>
  sql`(date_trunc('day', ${services.now().toISOString()}::timestamptz at time zone f.time_zone)
    at time zone f.time_zone)`

export const momentsOf = (fair: number, context: Context) =>
  many<StatLive['moments'][number]>(context.db)`
    select ${instant('m.at')} as at, nullif(m.hall_id, 0) as hall, m.present
    from stat_moment m join fair f on f.id = m.fair_id
    where m.fair_id = ${fair} and m.at >= ${beginOfDay(context)} order by m.at, m.hall_id`

/** How many walk through each fair and hall now, kept as the most of its five minutes: a number, of whom nobody knows. */
export async function samplePresence({ database, bus, now }: Pick<Services, 'database' | 'bus' | 'now'>) {
  await sql`insert into stat_moment as m (fair_id, hall_id, at, present)
    select fair_id, case kind when 'hall' then place_id else 0 end,
      date_bin('5 minutes', ${now().toISOString()}::timestamptz, timestamptz '2000-01-01 00:00:00Z'), count
    from presence_count where kind in ('fair', 'hall')
    on conflict (fair_id, hall_id, at) do update set present = excluded.present
    where excluded.present > m.present`.execute(database.kysely)
  const walked = await many<{ fair: number }>(database.kysely)`
    select distinct fair_id as fair from presence_count`
  tellFigures(
    walked.map(({ fair }) => fair),
    { bus },
  )
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
