import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { byPlace } from '../../contract/by-place.ts'
import type { CountedType } from '../../contract/counted.ts'
import { type figuresReport, funnelTypeOf, type StatFigures } from '../../contract/figures.ts'
import { daysByHour, daysInGrid, lastDays } from '../../contract/last-days.ts'
import { auditExport } from '../audit-export.ts'
import { compareBooth } from '../compare.ts'
import { readFigures } from '../figures.ts'
import { funnelOf } from '../funnel.ts'
import { itemOf, itemsIn } from '../items.ts'
import { listFigures } from '../list.ts'
import { routesOf } from '../routes.ts'
import { drawReport } from './draw-report.ts'
import { fairOf } from './fair-of.ts'
import { type HallRows, type ListedPart, reportSections } from './sections.ts'

type Query = QueryOf<typeof figuresReport>

/** What of it is listed, by what, and how much. */
const lists: Partial<Record<CountedType, readonly Pick<ListedPart, 'of' | 'sort' | 'most'>[]>> = {
  fairs: [
    { of: 'fair_halls', sort: 'views', most: 20 },
    { of: 'stands', sort: 'views', most: 30 },
    { of: 'stand_resources', sort: 'downloads', most: 15 },
    { of: 'jobs', sort: 'views', most: 15 },
  ],
  fair_halls: [{ of: 'stands', sort: 'views', most: 30 }],
  firms: [
    { of: 'stands', sort: 'views', most: 30 },
    { of: 'stand_resources', sort: 'downloads', most: 15 },
    { of: 'jobs', sort: 'views', most: 15 },
  ],
  stands: [
    { of: 'stand_resources', sort: 'downloads', most: 15 },
    { of: 'stand_videos', sort: 'views', most: 1 },
    { of: 'jobs', sort: 'views', most: 15 },
  ],
}

/** No fair has more in a hall. */
const mostBooths = 10_000

/** The booths of each hall that somebody visited, in the order of their places: the models of the page. */
async function hallsOf(query: Query, context: HttpContext): Promise<HallRows[]> {
  const all = { page: 1, size: mostBooths, all: true }
  const { items } = await itemsIn(query, await itemOf(query, context), 'fair_halls', context)
  const halls: HallRows[] = []
  for (const hall of items.toSorted(byPlace)) {
    const inHall = { ...query, resourceType: 'fair_halls', resourceId: hall.id, of: 'stands' } as const
    const booths = (await listFigures(inHall, context, all)).rows.filter(({ views }) => views !== 0)
    if (booths.length) halls.push({ hall, booths: booths.toSorted(byPlace) })
  }
  return halls
}

/** A fair without offers has none to speak of, nor has a booth without a film. */
const isOnlyWhereUsed: ReadonlySet<CountedType> = new Set(['jobs', 'stand_videos'])

/** Hours of the last days of them, at most so many; the figures themselves where nothing happened. */
async function hoursOf(query: Query, figures: StatFigures, most: number, context: HttpContext) {
  const days = lastDays(figures.series, most)
  return days ? readFigures({ ...query, ...days, interval: 'hour' }, context) : figures
}

/** How it went, as on the page: a fair of few days by its hours. */
const courseOf = (query: Query, figures: StatFigures, context: HttpContext) =>
  figures.interval === 'day' && figures.series.length <= daysByHour
    ? hoursOf(query, figures, daysByHour, context)
    : figures

/** Each counts a whole fair. */
const printing = { name: 'stat-report', max: 20, seconds: 60 }

/**
 * The figures of the pages on sheets of A4: whose, of which days, how they are counted. Who took it is written down.
 * @throws as the pages' own calls
 */
export async function printReport(query: Query, context: HttpContext): Promise<Buffer> {
  await context.services.limiter.consume(printing, String(context.actor.userId))
  const item = await itemOf(query, context)
  const { startDate, endDate, resourceType, resourceId } = query
  const days = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
  const figures = await readFigures(query, context)
  const course = await courseOf(query, figures, context)
  const listed: ListedPart[] = []
  for (const list of lists[resourceType] ?? []) {
    const { rows } = await listFigures({ ...query, of: list.of, sort: list.sort, order: 'desc' }, context, {
      page: 1,
      size: list.most,
      all: false,
    })
    const visited = rows.filter(row => row.views !== 0 || row.downloads !== 0 || row.playedSeconds !== 0)
    if (visited.length || !isOnlyWhereUsed.has(list.of)) listed.push({ ...list, rows: visited })
  }
  const funnelType = funnelTypeOf(resourceType)
  const funnel = funnelType ? await funnelOf({ ...query, resourceType: funnelType }, context) : null
  const routes = resourceType === 'fairs' ? await routesOf({ fairId: item.fair, ...days }, context) : null
  const isBooth = resourceType === 'stands'
  const like = isBooth ? await compareBooth({ resourceId, ...days }, context) : null
  const hours = isBooth ? await hoursOf(query, figures, daysInGrid, context) : null
  const fair = await fairOf(item.fair, context)
  const made = context.services.now()
  const sections = reportSections({
    figures,
    isPlayed: resourceType === 'conferences',
    course,
    like,
    hours,
    listed,
    halls: resourceType === 'fairs' ? await hallsOf(query, context) : [],
    funnel,
    routes,
    locale: context.locale,
  })
  const details = { format: 'pdf' }
  await auditExport({ resourceType, resourceId, fair: item.fair, details }, context)
  context.reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="statistics-${resourceType}-${resourceId}.pdf"`,
  })
  return drawReport({
    name: resourceType === 'fairs' ? fair : [item.label, item.name].filter(Boolean).join(' · '),
    fair,
    figures,
    sections,
    made,
    locale: context.locale,
  })
}
