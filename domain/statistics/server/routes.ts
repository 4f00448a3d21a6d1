import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { countedTypes } from '../contract/counted.ts'
import type { readRoutes, StatRoutes } from '../contract/figures.ts'
import { routesOfVisits } from './close-day.ts'
import { itemOf, itemsIn } from './items.ts'
import { meantIn, periodOf, within } from './period.ts'
import { few } from './totals.ts'

const most = 60

type Row = { fromId: number; from: string; fromLabel: string | null; toId: number; to: string } & {
  toLabel: string | null
  count: number
}

/** Days that are over are written down; those of today are read off the visits. */
export async function routesOf(
  { fairId, between = 'fair_halls', ...days }: QueryOf<typeof readRoutes>,
  context: Context,
): Promise<StatRoutes> {
  const asked = { resourceType: 'fairs', resourceId: fairId } as const
  const fair = await itemOf(asked, context)
  const period = periodOf(days)
  const isOpenDay = sql`${within(period, sql`day`)} and not exists (
    select from stat_day d where d.fair_id = ${fairId} and d.resource_type = ${countedTypes.fairs}
      and d.resource_id = ${fairId} and d.day = stat_visit.day)`
  const rows = await many<Row>(context.db)`
    with place as materialized (
      select distinct id, name, label from (${itemsIn(asked, fair, between, context)}) place),
    walked as (
      select from_id, to_id, sum(count) as count from (
        select from_id, to_id, count from stat_route
          where fair_id = ${fairId} and resource_type = ${countedTypes[between]}
            and ${within(period, sql`day`)}
        union all
        select from_id, to_id, 1 from ${routesOfVisits(fairId, isOpenDay)} now
          where resource_type = ${countedTypes[between]}) step
      group by 1, 2)
    select f.id as "fromId", f.name as "from", f.label as "fromLabel", t.id as "toId", t.name as "to",
      t.label as "toLabel", w.count::int as count
    from walked w join place f on f.id = w.from_id join place t on t.id = w.to_id
    order by w.count desc, f.id, t.id limit ${most}`
  return {
    ...(await meantIn(fairId, period, context)),
    routes: rows.map(row => ({
      from: { id: row.fromId, name: row.from, label: row.fromLabel },
      to: { id: row.toId, name: row.to, label: row.toLabel },
      count: few(row.count),
    })),
  }
}
