import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import type { TableCell } from '#platform/server/csv.ts'
import { invalid } from '#platform/server/refusal.ts'
import { fewest } from '../contract/counted.ts'
import { type exportStatistics, type FigurePart, funnelTypeOf } from '../contract/figures.ts'
import { readFigures } from './figures.ts'
import { funnelOf } from './funnel.ts'
import { routesOf } from './routes.ts'

type Query = QueryOf<typeof exportStatistics>
export type FigureTable = { head: string[]; rows: TableCell[][] }

const said = (count: number | null | undefined) => (count === null ? `<${fewest}` : (count ?? ''))

/** Days as they are, hours by the clocks of the fair. @throws as the page's own call */
async function course(query: Query, context: HttpContext): Promise<FigureTable> {
  const { series, interval, timeZone } = await readFigures(query, context)
  const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
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

const parts: Readonly<Record<FigurePart, typeof course>> = { course, funnel, routes }

/** What a chart of a page draws, line by line. */
export const partTable = (part: FigurePart, query: Query, context: HttpContext): Promise<FigureTable> =>
  parts[part](query, context)
