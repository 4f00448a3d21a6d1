import { type RawBuilder, sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { sharedFirms } from '../own-firms.ts'

/**
 * Condition that the firm `x` with its participation `o` is in the fair in which the firm `f` waits by `ff`, under almost the same
 * name (they differ in case, accents, spaces, signs or the legal form alone), and that nobody has said that they are two.
 */
export const isTwin = sql`(ff.is_validated = ${validationState.waiting} and o.fair_id = ff.fair_id
  and x.id <> f.id and near_name(x.name) = near_name(f.name)
  and not exists (select 1 from distinct_firm d where d.fair_id = ff.fair_id
    and d.one_id = least(f.id, x.id) and d.other_id = greatest(f.id, x.id)))`

/** Of several, one that is validated, else the one that was there first: what is `told` of the firm `x`, or null. */
export const firstTwin = (told: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
  select ${told} from firm x join fair_firm o on o.firm_id = x.id where ${isTwin} and ${condition}
  order by o.is_validated = ${validationState.validated} desc, x.id limit 1)`

/** Whether the caller runs every fair that one of these firms is in, was refused in, or could be taken back by. */
export async function runsEveryFairOf(firms: readonly number[], context: Context): Promise<boolean> {
  const rows = await many(context.db)`
    select 1 from fair_firm where firm_id = any(${firms}::int[])
      and fair_id not in ${fairsWithin(context.actor, ['F', 'G'])} limit 1`
  return !rows.length && !(await sharedFirms(firms, context)).size
}
