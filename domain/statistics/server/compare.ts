import { type RawBuilder, sql } from 'kysely'
import { shownStand } from '#domain/stands/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import {
  type comparedFigures,
  fewestLike,
  likenesses,
  type readComparison,
  type StatComparison,
} from '../contract/comparison.ts'
import { countedCode } from './counted.ts'
import { type CountedItem, type CountedParts, itemOf } from './items.ts'
import { meantIn, periodOf } from './period.ts'
import { type CountedRow, countedColumns, countedRows, totalsFrom } from './totals.ts'

type Figure = (typeof comparedFigures)[number]
type Likeness = (typeof likenesses)[number]

/** Of fewer firms a quarter could be one of them. */
const fewestFirms = 5

const isLike: Record<Likeness, RawBuilder<unknown>> = {
  hall_and_type: sql`st.fair_hall_id = own.fair_hall_id and st.stand_type_id = own.stand_type_id`,
  type: sql`st.stand_type_id = own.stand_type_id`,
  hall: sql`st.fair_hall_id = own.fair_hall_id`,
  fair: sql`true`,
}

/** Booths of other firms that visitors see in the same fair; `own` is the booth that is compared. */
const others = (stand: number) => sql`stand own
  join stand st on st.fair_id = own.fair_id and st.id <> own.id and st.firm_id <> own.firm_id
  join firm fi on fi.id = st.firm_id join fair_hall h on h.id = st.fair_hall_id
  where own.id = ${stand} and ${shownStand}`

/** The narrowest likeness that enough booths of enough firms have. */
async function likenessOf(stand: number, { db }: Context): Promise<Likeness | null> {
  for (const likeness of likenesses) {
    const { booths, firms } = await one<{ booths: number; firms: number }>(db)`
      select count(*)::int as booths, count(distinct st.firm_id)::int as firms
      from ${others(stand)} and ${isLike[likeness]}`
    if (booths >= fewestLike && firms >= fewestFirms) return likeness
  }
  return null
}

async function boothsLike(
  { id, fair }: CountedItem,
  likeness: Likeness,
  { db }: Context,
): Promise<CountedParts> {
  const booths = await many<{ id: number; since: string | null }>(db)`
    select st.id, (select o.day::text from stat_handover o where o.stand_id = st.id) as since
    from ${others(id)} and ${isLike[likeness]}`
  const type = countedCode('stands')
  return { fair, parts: booths.map(booth => ({ ...booth, type, part: booth.id })) }
}

/** Two digits say enough, and are nobody’s figure. */
const rounded = (value: number): number => (value < 10 ? Math.round(value) : Number(value.toPrecision(2)))

const quarters = (column: string) =>
  sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by coalesce(${sql.ref(column)}, 0))`

/** A booth beside those like it: never one of them, only where a quarter, half and three quarters of them lie. */
export async function compareBooth(
  { resourceId, ...days }: QueryOf<typeof readComparison>,
  context: Context,
): Promise<StatComparison> {
  const item = await itemOf({ resourceType: 'stands', resourceId }, context)
  const period = periodOf(days)
  const meant = await meantIn(item.fair, period, context)
  const likeness = await likenessOf(resourceId, context)
  if (!likeness) return { ...meant, like: null, booths: 0, figures: [] }
  const { kysely } = context.services.statistics
  const counted = await one<CountedRow>(kysely)`
    select ${countedColumns} from (${countedRows(item, period)}) counted`
  const own = totalsFrom(counted, 'stands')
  const booths = await boothsLike(item, likeness, context)
  const like = await one<Record<Figure, number[]> & { booths: number }>(kysely)`
    select count(*)::int as booths, ${quarters('visitors')} as visitors, ${quarters('views')} as views,
      ${quarters('medianSeconds')} as "medianSeconds", ${quarters('downloads')} as downloads
    from (${countedRows(booths, period)}) counted`
  const figure = (name: Figure) => {
    const [low = 0, half = 0, high = 0] = like[name]
    return { figure: name, own: own[name], low: rounded(low), half: rounded(half), high: rounded(high) }
  }
  return {
    ...meant,
    like: likeness,
    booths: like.booths,
    figures: [figure('visitors'), figure('views'), figure('medianSeconds'), figure('downloads')],
  }
}
