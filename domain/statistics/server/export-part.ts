import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import type { TableCell } from '#platform/server/csv.ts'
import { invalid } from '#platform/server/refusal.ts'
import { type CountedType, fewest } from '../contract/counted.ts'
import { type exportStatistics, type FigurePart, funnelTypeOf, type StatTotals } from '../contract/figures.ts'
import { compareBooth } from './compare.ts'
import { readFigures } from './figures.ts'
import { funnelOf } from './funnel.ts'
import { liveOf } from './live.ts'
import { routesOf } from './routes.ts'

type Query = QueryOf<typeof exportStatistics>
export type FigureTable = { head: string[]; rows: TableCell[][] }

const said = (count: number | null | undefined) => (count === null ? `<${fewest}` : (count ?? ''))

const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** Days as they are, hours by the clocks of the fair. @throws as the page's own call */
async function course(query: Query, context: HttpContext): Promise<FigureTable> {
  const { series, interval, timeZone } = await readFigures(query, context)
  const wall = wallClock(timeZone)
  return {
    head: ['at', 'timeZone', 'views', 'visitors', 'seconds', 'downloads'],
    rows: series.map(({ at, views, visitors, seconds, downloads }) => [
      interval === 'day' ? at : wall.format(new Date(at)),
      timeZone,
      said(views),
      said(visitors),
      said(seconds),
      said(downloads),
    ]),
  }
}

/** @throws 422 for what has no way from entry to contact */
async function funnel(query: Query, context: HttpContext): Promise<FigureTable> {
  const resourceType = funnelTypeOf(query.resourceType)
  if (!resourceType) throw invalid({ part: 'not_in_list' })
  const { steps } = await funnelOf({ ...query, resourceType }, context)
  return {
    head: ['step', 'people', 'isMeasured'],
    rows: steps.map(({ step, count, isMeasured }) => [step, said(count), Number(isMeasured)]),
  }
}

/** @throws 422 for what is no fair */
async function routes(query: Query, context: HttpContext): Promise<FigureTable> {
  if (query.resourceType !== 'fairs') throw invalid({ part: 'not_in_list' })
  const { startDate, endDate, resourceId: fairId } = query
  const days = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
  const { routes: walked } = await routesOf({ fairId, ...days }, context)
  return {
    head: ['from', 'to', 'visitors'],
    rows: walked.map(({ from, to, count }) => [from.name, to.name, said(count)]),
  }
}

const totalsShown = ['visitors', 'newcomers', 'views', 'medianSeconds', 'downloads'] as const
type Total = (typeof totalsShown)[number] | 'playedSeconds'

/** Of a session also how long its film was played. */
const totalsOf = (type: CountedType): readonly Total[] =>
  type === 'conferences' ? [...totalsShown, 'playedSeconds'] : totalsShown

/** With what it was on as many days before. */
async function totals(query: Query, context: HttpContext): Promise<FigureTable> {
  const { totals: now, before } = await readFigures(query, context)
  const shown = (of: StatTotals, name: Total) => (name === 'medianSeconds' ? of[name] : said(of[name]))
  return {
    head: ['figure', 'value', 'before'],
    rows: totalsOf(query.resourceType).map(name => [name, shown(now, name), before && shown(before, name)]),
  }
}

/** @throws 422 for what is no booth */
async function like(query: Query, context: HttpContext): Promise<FigureTable> {
  if (query.resourceType !== 'stands') throw invalid({ part: 'not_in_list' })
  const { startDate, endDate, resourceId } = query
  const days = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
  const { figures, like: likeness, booths } = await compareBooth({ resourceId, ...days }, context)
  return {
    head: ['figure', 'own', 'quarter', 'half', 'threeQuarters', 'like', 'booths'],
    rows: figures.map(({ figure, own, low, half, high }) => [
      figure,
      figure === 'medianSeconds' ? own : said(own),
      low,
      half,
      high,
      likeness,
      booths,
    ]),
  }
}

/** By the clocks of the fair. @throws 422 for what is no fair */
async function now(query: Query, context: HttpContext): Promise<FigureTable> {
  if (query.resourceType !== 'fairs') throw invalid({ part: 'not_in_list' })
  const { moments, timeZone } = await liveOf(query.resourceId, context)
  const wall = wallClock(timeZone)
  return {
    head: ['at', 'timeZone', 'present'],
    rows: moments
      .filter(({ hall }) => hall === null)
      .map(({ at, present }) => [wall.format(new Date(at)), timeZone, present]),
  }
}

const parts: Readonly<Record<FigurePart, typeof course>> = { totals, course, funnel, routes, like, now }

/** What a chart of a page draws, line by line. */
export const partTable = (part: FigurePart, query: Query, context: HttpContext): Promise<FigureTable> =>
  parts[part](query, context)
