import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import type { CountedType } from '../contract/counted.ts'
import { type Counted, countedOf, isKept } from './counted.ts'

/** One thing whose figures are asked for. */
export type CountedItem = { id: number; fair: number; name: string; label: string | null }

/** The last day on which a booth was another firm’s. */
const handoverOf = (stand: RawBuilder<unknown>) =>
  sql`(select o.day from stat_handover o where o.stand_id = ${stand})`

/**
 * What it consists of, as rows of (type, part), and of which days: of a booth that was another firm’s those before are for
 * the people alone who run the fair.
 */
const partsOf = (counted: Counted, context: Context): RawBuilder<unknown> => {
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

/** SQL of the things that the reader may read, each with what it consists of as `type` and `part`. */
const itemsWhere = (counted: Counted, condition: RawBuilder<unknown>, context: Context) => sql`
  select ${counted.id} as id, ${counted.fair} as fair, coalesce(${counted.name(context.locale)}, '') as name,
    ${counted.label ?? sql`null`}::text as label, p.type, p.part, p.since
  from ${counted.from} cross join lateral (${partsOf(counted, context)}) p
  where ${condition} and ${isKept(counted, context.actor)}
    and ${counted.fair} in (select id from fair where trashed_at is null)`

export type AskedItem = { resourceType: CountedType; resourceId: number; fairId?: number }

const isAsked = ({ resourceId, fairId }: AskedItem, counted: Counted) =>
  sql`${counted.id} = ${resourceId}
    and ${fairId === undefined ? sql`true` : sql`${counted.fair} = ${fairId}`}`

/** SQL of one thing. */
export const itemSelect = (asked: AskedItem, context: Context) => {
  const counted = countedOf(asked.resourceType)
  return itemsWhere(counted, isAsked(asked, counted), context)
}

/** @throws 404 for what this reader does not look after, 422 for a firm without its fair */
export async function itemOf(asked: AskedItem, context: Context): Promise<CountedItem> {
  if (asked.resourceType === 'firms' && asked.fairId === undefined) throw invalid({ fairId: 'required' })
  const [item] = await many<CountedItem>(context.db)`
    select id, fair, name, label from (${itemSelect(asked, context)}) item limit 1`
  if (!item) throw notFound()
  return item
}

/** SQL of the things of one kind in another: all of a fair, of a hall, of a booth, of a firm there. @throws 422 */
export function itemsIn(parent: AskedItem, item: CountedItem, type: CountedType, context: Context) {
  const counted = countedOf(type)
  const column = parent.resourceType === 'fairs' ? counted.fair : counted.within?.[parent.resourceType]
  if (!column) throw invalid({ of: 'not_in_list' })
  return itemsWhere(counted, sql`${item.id} in (${column}) and ${counted.fair} = ${item.fair}`, context)
}
