import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { type CountedType, countedKinds } from '../contract/counted.ts'
import type { readStatistics, StatFigures, StatPoint } from '../contract/figures.ts'
import { openDays } from './close-day.ts'
import { few, figuresSaid } from './few.ts'
import { type CountedParts, itemOf } from './items.ts'
import { meantIn, type Period, periodBefore, periodOf, within } from './period.ts'
import { type CountedRow, countedColumns, countedRows, isPart, partRows, totalsFrom } from './totals.ts'

type Query = QueryOf<typeof readStatistics>

const totalsIn = (of: CountedParts, period: Period, { services }: Context) =>
  one<CountedRow>(services.statistics.kysely)`
    select ${countedColumns} from (${countedRows(of, period)}) counted`

const sumOf = (column: string, kind: keyof typeof countedKinds) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where h.kind = ${countedKinds[kind]}), 0)`

const counts = sql`${sumOf('h.count', 'view')}::int as views,
  ${sumOf('h.seconds', 'stay')}::float8 as seconds,
  ${sumOf('h.count', 'download')}::int as downloads`

type Counts = { at: string; views: number; seconds: number; downloads: number }

/** Who did it in an hour: of what consists of several parts at least those of one of them. */
const visitorsOf = (kind: keyof typeof countedKinds) =>
  sql`coalesce(max(h.visitors) filter (where h.kind = ${countedKinds[kind]}), 0)`

/** Hours at which somebody was there: what was done by few is not said, however often they did it. */
async function hoursOf(
  { fair, parts }: CountedParts,
  period: Period,
  { services }: Context,
): Promise<StatPoint[]> {
  const rows = await many<Counts & { viewed: number; stayed: number; took: number }>(
    services.statistics.kysely,
  )`
    select ${instant('h.hour')} as at, ${counts}, ${visitorsOf('view')} as viewed,
      ${visitorsOf('stay')} as stayed, ${visitorsOf('download')} as took
    from (${partRows(parts)}) n join stat_hour h on ${isPart('h', 'n', fair)}
    where ${within(period, sql`h.day`)} group by h.hour order by h.hour`
  return rows.map(({ at, views, seconds, downloads, viewed, stayed, took }) => ({
    at,
    views: few(views, viewed),
    seconds: few(seconds, stayed),
    downloads: few(downloads, took),
  }))
}

/** Visitors of a day that is over are written down, where the thing is one alone; others are counted. */
const visitorsByDay = (period: Period, fair: number) => sql`
  select day, coalesce(max(told), count(distinct visitor))::int as visitors
  from (
    select d.day, d.visitors as told, null::bigint as visitor
    from named n join stat_day d on ${isPart('d', 'n', fair)}
    where ${within(period, sql`d.day`)} and d.day not in (select day from counted_day)
    union all
    select v.day, null, v.visitor from named n join stat_visit v on ${isPart('v', 'n', fair)}
    where ${within(period, sql`v.day`)} and v.day >= (select min(day) from counted_day)
      and v.day in (select day from counted_day)) known
  group by 1`

async function daysOf(
  { fair, parts }: CountedParts,
  type: CountedType,
  period: Period,
  { services }: Context,
): Promise<StatPoint[]> {
  const rows = await many<Counts & { visitors: number; takers: number }>(services.statistics.kysely)`
    with named as materialized (${partRows(parts)}),
    counted_day as materialized (
      ${
        parts.length === 1
          ? openDays(fair)
          : sql`
      select distinct h.day from named n join stat_hour h on ${isPart('h', 'n', fair)}`
      }),
    people as (${visitorsByDay(period, fair)}),
    counted as (
      select h.day, ${counts}, ${visitorsOf('download')} as took
      from named n join stat_hour h on ${isPart('h', 'n', fair)}
      where ${within(period, sql`h.day`)} group by 1),
    written as (
      select d.day, max(d.takers) as takers from named n join stat_day d on ${isPart('d', 'n', fair)}
      where ${within(period, sql`d.day`)} group by 1),
    seen as (
      select v.day, count(distinct v.visitor) as takers
      from named n join stat_visit v on ${isPart('v', 'n', fair)} and v.downloads > 0
      where ${within(period, sql`v.day`)} group by 1)
    select c.day::text as at, c.views, c.seconds, c.downloads, coalesce(p.visitors, 0)::int as visitors,
      greatest(c.took, w.takers, s.takers, 0)::int as takers
    from counted c left join people p on p.day = c.day left join written w on w.day = c.day
    left join seen s on s.day = c.day order by c.day`
  return rows.map(({ at, ...figures }) => ({ at, ...figuresSaid(figures, type) }))
}

const hour = 3600 * 1000
/** So many days are drawn by their hours where nothing is said, and at most. */
const daysByHour = { usual: 3, most: 31 }

const daysIn = ({ startDate, endDate }: Period) =>
  startDate === null || endDate === null
    ? Number.POSITIVE_INFINITY
    : (Date.parse(endDate) - Date.parse(startDate)) / (24 * hour) + 1

const intervalOf = (asked: Query['interval'], period: Period) => {
  const most = asked === 'hour' ? daysByHour.most : daysByHour.usual
  return asked !== 'day' && daysIn(period) <= most ? 'hour' : 'day'
}

/** Between the first and the last also those at which nothing happened. */
function withGaps(points: readonly StatPoint[], interval: 'hour' | 'day'): StatPoint[] {
  const step = interval === 'hour' ? hour : 24 * hour
  const nothing = { views: 0, seconds: 0, downloads: 0, ...(interval === 'day' && { visitors: 0 }) }
  const nameOf = (at: number) => {
    const text = new Date(at).toISOString()
    return interval === 'hour' ? text : text.slice(0, 10)
  }
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const from = before ? Date.parse(before.at) + step : Date.parse(point.at)
    const missing: StatPoint[] = []
    for (let at = from; at < Date.parse(point.at); at += step) missing.push({ at: nameOf(at), ...nothing })
    return [...missing, point]
  })
}

export async function readFigures(
  { interval: asked, ...query }: Query,
  context: Context,
): Promise<StatFigures> {
  const item = await itemOf(query, context)
  const period = periodOf(query)
  const earlier = periodBefore(period)
  const counted = await totalsIn(item, period, context)
  const before = earlier && (await totalsIn(item, earlier, context))
  const interval = intervalOf(asked, period)
  const points =
    interval === 'hour'
      ? await hoursOf(item, period, context)
      : await daysOf(item, query.resourceType, period, context)
  const totals = totalsFrom(counted, query.resourceType)
  return {
    ...(await meantIn(item.fair, period, context)),
    interval,
    totals,
    before: before && totalsFrom(before, query.resourceType),
    measuredShare: totals.views ? counted.measured / totals.views : null,
    series: withGaps(points, interval),
  }
}
