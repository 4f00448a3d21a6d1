import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import type { StatLive } from '../contract/figures.ts'
import { itemOf } from './items.ts'
import { meantIn } from './period.ts'

/** How many walk through each fair and hall now, kept as the most of its five minutes: a number, of whom nobody knows. */
export const samplePresence = ({ database, now }: Pick<Services, 'database' | 'now'>) =>
  sql`insert into stat_moment as m (fair_id, hall_id, at, present)
    select fair_id, case kind when 'hall' then place_id else 0 end,
      date_bin('5 minutes', ${now().toISOString()}::timestamptz, timestamptz '2000-01-01 00:00:00Z'), count
    from presence_count where kind in ('fair', 'hall')
    on conflict (fair_id, hall_id, at) do update set present = excluded.present
    where excluded.present > m.present`.execute(database.kysely)

export async function liveOf(fair: number, context: Context): Promise<StatLive> {
  await itemOf({ resourceType: 'fairs', resourceId: fair }, context)
  const { timeZone, lateSince } = await meantIn(fair, { startDate: null, endDate: null }, context)
  const walking = await many<{ kind: string; id: number; present: number }>(context.db)`
    select kind, place_id as id, count as present from presence_count
    where fair_id = ${fair} order by kind, count desc, place_id`
  const now = sql`${context.services.now().toISOString()}::timestamptz`
  const moments = await many<StatLive['moments'][number]>(context.db)`
    select ${instant('at')} as at, nullif(hall_id, 0) as hall, present from stat_moment
    where fair_id = ${fair}
      and at >= date_trunc('day', ${now} at time zone ${timeZone}) at time zone ${timeZone}
    order by stat_moment.at, hall_id`
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
