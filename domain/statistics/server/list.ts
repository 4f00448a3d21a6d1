import { sql } from 'kysely'
import { assertFew } from '#domain/exhibitors/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { invalid } from '#platform/server/refusal.ts'
import { type Page, pageOf } from '#platform/server/resource/filter.ts'
import { type CountedType, fewest } from '../contract/counted.ts'
import {
  type FirmNumbers,
  firmFigureNames,
  type listStatistics,
  type StatRow,
  statSorts,
} from '../contract/figures.ts'
import { isSmall } from './counted.ts'
import { firmNumbersOf } from './firm-figures.ts'
import { type CountedItems, itemOf, itemsIn, type NamedItem } from './items.ts'
import { periodOf } from './period.ts'
import { type CountedRow, countedColumns, countedRows, totalsFrom } from './totals.ts'

export type StatListQuery = QueryOf<typeof listStatistics>

/** What is listed of a thing where nothing is said. */
const usual: Partial<Record<CountedType, CountedType>> = {
  fairs: 'stands',
  fair_halls: 'stands',
  firms: 'stands',
  stands: 'stand_resources',
}

const orders: Record<Exclude<(typeof statSorts)[number], 'name'>, ReturnType<typeof sql>> = {
  views: sql`views`,
  visitors: sql`visitors`,
  newcomers: sql`newcomers`,
  seconds: sql`seconds`,
  medianSeconds: sql`"medianSeconds"`,
  downloads: sql`downloads`,
}

/** What is not said has no order of its own: all of it stands between none and what is said. */
function ordered(sort: keyof typeof orders, type: CountedType) {
  const order = orders[sort]
  if (!isSmall(type) && sort !== 'downloads') return order
  const known = sort === 'downloads' ? sql`least(visitors, takers)` : orders.visitors
  return sql`case when ${known} < ${fewest} then least(${order}, 1) else ${order} end`
}

export const listedType = ({ of, resourceType }: StatListQuery): CountedType =>
  of ?? usual[resourceType] ?? 'stands'

/** Those of one page, in an order that is known: of the others nothing has to be counted. */
function pageOfKnown({ fair, parts }: CountedItems, inOrder: readonly NamedItem[], { page, size }: Page) {
  const place = new Map(inOrder.slice((page - 1) * size, page * size).map(({ id }, at) => [id, at]))
  const at = ({ id }: { id: number }) => place.get(id) ?? 0
  return { fair, parts: parts.filter(({ id }) => place.has(id)).toSorted((a, b) => at(a) - at(b)) }
}

const isOfFirm = (sort: string) => firmFigureNames.find(name => name === sort)

/** The things in the order asked for, where no visit has to be counted for it: by their names, or by what others tell of a firm. */
function knownOrder(
  items: readonly NamedItem[],
  sort: string,
  isDescending: boolean,
  numbers: ((firm: number) => FirmNumbers) | null,
): readonly NamedItem[] | null {
  const way = isDescending ? -1 : 1
  if (sort === 'name') return items.toSorted((a, b) => way * (a.place - b.place) || a.id - b.id)
  const column = isOfFirm(sort)
  if (!column || !numbers) return null
  const rank = ({ id }: NamedItem) => numbers(id)[column] ?? null
  return items.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || a.place - b.place
    return way * (one - other) || a.place - b.place || a.id - b.id
  })
}

/** What is in a thing, each with its figures. */
export async function listFigures(
  query: StatListQuery,
  context: Context,
  page = pageOf(query),
): Promise<PagedResponse<StatRow>> {
  const item = await itemOf(query, context)
  const type = listedType(query)
  const named = await itemsIn(query, item, type, context, query.search)
  const total = named.items.length
  assertFew(page, total)
  const { sort = 'visitors' } = query
  const period = periodOf(query)
  const numbers = type === 'firms' ? await firmNumbersOf(item.fair, period, context) : null
  if (isOfFirm(sort) && !numbers) throw invalid({ sort: 'not_in_list' })
  const isDescending = (query.order ?? (sort === 'name' ? 'asc' : 'desc')) === 'desc'
  const known = knownOrder(named.items, sort, isDescending, numbers)
  const way = isDescending ? sql`desc` : sql`asc`
  const counted = statSorts.find(one => one === sort)
  const order = counted && counted !== 'name' ? sql`${ordered(counted, type)} ${way} nulls last,` : sql``
  const shown = known ? pageOfKnown(named, known, page) : named
  const rows = await many<CountedRow & { id: number }>(context.services.statistics.kysely)`
    select id, ${countedColumns} from (${countedRows(shown, period)}) counted
    order by ${order} place limit ${page.size} offset ${known ? 0 : (page.page - 1) * page.size}`
  const names = new Map(named.items.map(one => [one.id, one]))
  return {
    rows: rows.map(({ id, ...counted }) => {
      const { name = '', label = null } = names.get(id) ?? {}
      return { id, type, name, label, ...totalsFrom(counted, type), ...numbers?.(id) }
    }),
    page,
    total,
  }
}
