import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { mayKnow, scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { namedLike } from './firm-conditions.ts'
import { assertFew } from './whole-lists.ts'

type FirmListQuery = { fair?: number; search?: string } & Query
type Named = { id: number; name: string }

/** Names of the firms that take part, each once. */
async function names(
  participates: RawBuilder<unknown>[],
  query: FirmListQuery,
  { db }: Context,
): Promise<PagedResponse<Named>> {
  const page = pageOf(query)
  const inFair = query.fair ? [sql`ff.fair_id = ${query.fair}`] : []
  const takesPart = sql`exists (select 1 from fair_firm ff
    where ff.firm_id = f.id and ${sql.join([...participates, ...inFair], sql` and `)})`
  const from = sql`from firm f where ${sql.join([takesPart, ...namedLike(query.search)], sql` and `)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  assertFew(page, total)
  const rows = await many<Named>(db)`
    select f.id, f.name ${from} order by fold(f.name), f.id
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

export const firmsToVisit = (query: FirmListQuery, context: Context) =>
  names(
    [
      sql`f.is_visible and ff.is_validated = ${validationState.validated}`,
      isFairSeen(sql`ff.fair_id`, context),
    ],
    query,
    context,
  )

export const firmsToFollow = (query: FirmListQuery, context: Context) =>
  names([scopeCondition(implementationOf('fair_firms'), 'ff', 'L', context.actor)], query, context)

const nameIn = (alias: string, { locale }: Context) => translatedText(alias, 'name', locale)

export async function firmTypeNames(context: Context) {
  return many<Named>(context.db)`
    select t.id, coalesce(${nameIn('t', context)}, '') as name from firm_type t
    order by fold(coalesce(${nameIn('t', context)}, '')), t.id`
}

export async function countryNames(context: Context) {
  return many<Named & { iso: string }>(context.db)`
    select c.id, coalesce(${nameIn('c', context)}, c.iso) as name, c.iso from country c
    order by fold(coalesce(${nameIn('c', context)}, c.iso)), c.id`
}

export async function sectorNames(context: Context) {
  return many<Named & { subSectors: Named[] }>(context.db)`
    select b.id, coalesce(${nameIn('b', context)}, '') as name,
      (select coalesce(json_agg(json_build_object('id', x.id, 'name', coalesce(${nameIn('x', context)}, ''))
        order by x.rank, x.id), '[]')
        from business_subsector x where x.business_sector_id = b.id) as "subSectors"
    from business_sector b where ${mayKnow(implementationOf('business_sectors'), 'b', context.actor)}
      order by b.rank, b.id`
}
