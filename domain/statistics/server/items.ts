import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { CountedResource } from '#platform/server/counted.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import type { CountedType } from '../contract/counted.ts'
import { countedOf, isKept } from './counted.ts'

/** A part of the thing `id`, of which the figures of days after `since` count. */
export type CountedPart = { id: number; type: number; part: number; since: string | null }

/** What the things of one fair consist of, in the order of the things: with this their figures are asked for. */
export type CountedParts = { fair: number; parts: readonly CountedPart[] }

/** What a thing is called; those of one name have one place among the others. */
export type NamedItem = { id: number; name: string; label: string | null; place: number }

/** One thing whose figures are asked for. */
export type CountedItem = Omit<NamedItem, 'place'> & CountedParts

/** The last day on which a booth was another firm’s. */
const handoverOf = (stand: RawBuilder<unknown>) =>
  sql`(select o.day from stat_handover o where o.stand_id = ${stand})`

/**
 * What it consists of, as rows of (type, part), and of which days: of a booth that was another firm’s those before are for
 * the people alone who run the fair.
 */
const partsOf = (counted: CountedResource, context: Context): RawBuilder<unknown> => {
  const since = counted.stand
    ? sql`case when ${isFairSeen(counted.fair, context, ['F', 'G'])} then null
        else ${handoverOf(counted.stand)} end`
    : sql`null::date`
  return sql.join(
    [
      sql`select ${counted.code}::int as type, ${counted.id} as part, ${since} as since`,
      ...(counted.parts ?? []).map(
        ({ type, ids }) =>
          sql`select ${countedOf(type).code}::int, other.id, ${handoverOf(sql`other.id`)}
            from (${ids}) other (id)`,
      ),
    ],
    sql` union all `,
  )
}

type Row = NamedItem & CountedPart & { fair: number }

const isNamed = (search: string | undefined) => {
  if (!search?.trim()) return sql`true`
  const like = `%${escapeLike(search.trim())}%`
  return sql`(fold(name) like fold(${like}) or fold(coalesce(label, '')) like fold(${like}))`
}

/** The things that the reader may read, by their names, once for each of what they consist of. */
const rowsWhere = (
  counted: CountedResource,
  condition: RawBuilder<unknown>,
  context: Context,
  search?: string,
) =>
  many<Row>(context.db)`
    with item as (
      select ${counted.id} as id, ${counted.fair} as fair,
        coalesce(${counted.name(context.locale)}, '') as name, ${counted.label ?? sql`null`}::text as label,
        p.type, p.part, p.since::text as since
      from ${counted.from} cross join lateral (${partsOf(counted, context)}) p
      where ${condition} and ${isKept(counted, context.actor)}
        and ${counted.fair} in (select id from fair where trashed_at is null))
    select id, fair, name, label, type, part, since, (rank() over (order by fold(name)))::int as place
    from item where ${isNamed(search)} order by place, id`

export type AskedItem = { resourceType: CountedType; resourceId: number; fairId?: number }

/** @throws 404 for what this reader does not look after, 422 for a firm without its fair */
export async function itemOf(
  { resourceType, resourceId, fairId }: AskedItem,
  context: Context,
): Promise<CountedItem> {
  if (resourceType === 'firms' && fairId === undefined) throw invalid({ fairId: 'required' })
  const counted = countedOf(resourceType)
  const inFair = fairId === undefined ? sql`true` : sql`${counted.fair} = ${fairId}`
  const parts = await rowsWhere(counted, sql`${counted.id} = ${resourceId} and ${inFair}`, context)
  const [item] = parts
  if (!item) throw notFound()
  const { id, fair, name, label } = item
  return { id, fair, name, label, parts }
}

export type CountedItems = CountedParts & { items: readonly NamedItem[] }

/** The things of one kind in another: all of a fair, of a hall, of a booth, of a firm there. @throws 422 */
export async function itemsIn(
  parent: AskedItem,
  { id, fair }: CountedItem,
  type: CountedType,
  context: Context,
  search?: string,
): Promise<CountedItems> {
  const counted = countedOf(type, 'of')
  const column = parent.resourceType === 'fairs' ? counted.fair : counted.within?.[parent.resourceType]
  if (!column) throw invalid({ of: 'not_in_list' })
  const inParent = sql`${id} in (${column}) and ${counted.fair} = ${fair}`
  const parts = await rowsWhere(counted, inParent, context, search)
  return { fair, parts, items: [...new Map(parts.map(row => [row.id, row])).values()] }
}
