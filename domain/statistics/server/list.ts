import { sql } from 'kysely'
import { assertFew } from '#domain/exhibitors/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import type { CountedType } from '../contract/counted.ts'
import type { listStatistics, StatRow, statSorts } from '../contract/figures.ts'
import { itemOf, itemsIn } from './items.ts'
import { periodOf } from './period.ts'
import { type CountedRow, countedColumns, countedRows, totalsFrom } from './totals.ts'

export type StatListQuery = QueryOf<typeof listStatistics>

type Row = CountedRow & { id: number; name: string; label: string | null }

/** What is listed of a thing where nothing is said. */
const usual: Partial<Record<CountedType, CountedType>> = {
  fairs: 'stands',
  fair_halls: 'stands',
  firms: 'stands',
  stands: 'stand_resources',
}

const orders: Record<(typeof statSorts)[number], ReturnType<typeof sql>> = {
  name: sql`fold(name)`,
  views: sql`views`,
  visitors: sql`visitors`,
  newcomers: sql`newcomers`,
  seconds: sql`seconds`,
  medianSeconds: sql`"medianSeconds"`,
  downloads: sql`downloads`,
}

const isNamed = (search: string | undefined) => {
  const like = `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(fold(name) like fold(${like}) or fold(coalesce(label, '')) like fold(${like}))`
}

export const listedType = ({ of, resourceType }: StatListQuery): CountedType =>
  of ?? usual[resourceType] ?? 'stands'

/** What is in a thing, each with its figures. */
export async function listFigures(
  query: StatListQuery,
  context: Context,
  page = pageOf(query),
): Promise<PagedResponse<StatRow>> {
  const item = await itemOf(query, context)
  const type = listedType(query)
  const items = itemsIn(query, item, type, context)
  const { total } = await one<{ total: number }>(context.db)`
    select count(distinct id)::int as total from (${items}) named where ${isNamed(query.search)}`
  assertFew(page, total)
  const direction = query.order ?? (query.sort === 'name' ? 'asc' : 'desc')
  const rows = await many<Row>(context.db)`
    select ${countedColumns} from (${countedRows(items, periodOf(query))}) counted
    where ${isNamed(query.search)}
    order by ${orders[query.sort ?? 'visitors']} ${sql.raw(direction)} nulls last, fold(name), id
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return {
    rows: rows.map(({ id, name, label, ...counted }) => ({
      id,
      type,
      name,
      label,
      ...totalsFrom(counted, type),
    })),
    page,
    total,
  }
}
