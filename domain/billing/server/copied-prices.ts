import { sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copyRows } from '#platform/server/copy/copy-rows.ts'

/** Prices of a fair in its copy, those of its passes for the copies of these: passes are copied in their order. */
export const copiedPrices: CopyPart = ({ from, to }, db) => {
  const numbered = (fair: number) =>
    sql`(select id::text as id, row_number() over (order by id) as at from pass where fair_id = ${fair})`
  return copyRows(
    'billing_price',
    {
      from: sql`
        left join ${numbered(from)} was on t.kind = 'allotment' and was.id = t.item
        left join ${numbered(to)} pass_copy on pass_copy.at = was.at
        where t.fair_id = ${from} and (t.kind <> 'allotment' or pass_copy.id is not null) order by t.id`,
      set: { fair_id: sql`${to}::int`, item: sql`coalesce(pass_copy.id, t.item)` },
    },
    db,
  )
}
