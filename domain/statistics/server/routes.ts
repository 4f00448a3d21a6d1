import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { fewest } from '../contract/counted.ts'
import type { readRoutes, StatRoutes } from '../contract/figures.ts'
import { routesOfVisits } from './close-day.ts'
import { countedCode } from './counted.ts'
import { few } from './few.ts'
import { itemOf, itemsIn } from './items.ts'
import { meantIn, periodOf, within } from './period.ts'

/** More cross each other on the page than can be told apart: what is shown is what is taken along. */
const most = 12

/** How often it was walked, and by how many at least: in a day by each once. */
type Row = { from: number; to: number; count: number; visitors: number }

/** Days that are over are written down; those of today are read off the visits. What is not said has no order of its own. */
export async function routesOf(
  { fairId, between = 'fair_halls', ...days }: QueryOf<typeof readRoutes>,
  context: Context,
): Promise<StatRoutes> {
  const asked = { resourceType: 'fairs', resourceId: fairId } as const
  const fair = await itemOf(asked, context)
  const period = periodOf(days)
  const isOpenDay = sql`${within(period, sql`day`)} and not exists (
    select from stat_day d where d.fair_id = ${fairId} and d.resource_type = ${countedCode('fairs')}
      and d.resource_id = ${fairId} and d.day = stat_visit.day)`
  const { items } = await itemsIn(asked, fair, between, context)
  const ids = items.map(({ id }) => id)
  const rows = await many<Row>(context.services.statistics.kysely)`
    select from_id as "from", to_id as "to", sum(count)::int as count, max(count)::int as visitors
    from (
      select from_id, to_id, count from stat_route
        where fair_id = ${fairId} and resource_type = ${countedCode(between)}
          and ${within(period, sql`day`)}
      union all
      select from_id, to_id, count(*) from ${routesOfVisits(fairId, isOpenDay)} now
        where resource_type = ${countedCode(between)} group by day, 1, 2) step
    where from_id = any(${ids}::int[]) and to_id = any(${ids}::int[])
    group by 1, 2 order by case when max(count) < ${fewest} then 1 else sum(count) end desc, 1, 2
      limit ${most}`
  const named = new Map(items.map(({ id, name, label }) => [id, { id, name, label }]))
  const end = (id: number) => named.get(id) ?? { id, name: '', label: null }
  return {
    ...(await meantIn(fairId, period, context)),
    routes: rows.map(({ from, to, count, visitors }) => ({
      from: end(from),
      to: end(to),
      count: few(count, visitors),
    })),
  }
}
