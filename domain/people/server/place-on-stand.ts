import { sql } from 'kysely'
import { fairsWithin, isNamed } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { NewStandPerson } from '../contract/new-person.ts'

export type StandPlace = { stand: number | null; firm: number; fair: number; isValidated: number }

const validationOf = async (fair: number, firm: number, { db }: Context) =>
  (
    await maybeOne<{ state: number }>(db)`
    select is_validated as state from fair_firm where fair_id = ${fair} and firm_id = ${firm}`
  )?.state

/** Fairs `ff` into which the caller brings staff: those that they run, and with their own firm those that have not refused them. */
const isTheirs = (firm: number, { actor }: Context) =>
  ownFirms(actor).includes(firm)
    ? sql`exists (select 1 from fair_user m
      where m.fair_id = ff.fair_id and m.user_id = ${actor.userId}
        and m.is_validated <> ${validationState.refused})`
    : sql`ff.fair_id in ${fairsWithin(actor, ['F', 'G'])}`

/**
 * Where staff is to work, as far as whoever invites them may say so; of several fairs of a firm one that `person` is in
 * already. @throws 403, 404, or 422 when nothing is named
 */
export async function placeOnStand(
  sent: NewStandPerson,
  context: Context,
  person: number | null = null,
): Promise<StandPlace> {
  const chosenStand = sent.stand === undefined || sent.stand === null ? null : idOf(sent.stand, 'stands')
  if (chosenStand !== null) {
    const row = await reachRow(implementationOf('stands'), chosenStand, 'U', context)
    const [firm, fair] = [idOf(row.firm), idOf(row.fair)]
    if (firm === null || fair === null) throw invalid({ stand: 'relation_not_found' })
    return { stand: row.id, firm, fair, isValidated: (await validationOf(fair, firm, context)) === 1 ? 1 : 0 }
  }
  const firm =
    sent.firm === undefined || sent.firm === null ? ownFirms(context.actor)[0] : idOf(sent.firm, 'firms')
  if (!firm) throw invalid({ stand: 'required' })
  await reachRow(implementationOf('firms'), firm, 'U', context)
  const found = await maybeOne<{ fair: number; state: number }>(context.db)`
    select ff.fair_id as fair, ff.is_validated as state from fair_firm ff join fair on fair.id = ff.fair_id
    where ff.firm_id = ${firm} and ff.is_validated <> ${validationState.refused} and ${isNamed(sent.fair)}
      and ${isTheirs(firm, context)}
    order by exists (select 1 from fair_user m where m.fair_id = ff.fair_id and m.user_id = ${person}::int
      and m.is_validated <> ${validationState.refused}) desc, ff.fair_id limit 1`
  if (!found) throw invalid({ fair: 'relation_not_found' })
  return {
    stand: null,
    firm,
    fair: found.fair,
    isValidated: found.state === validationState.validated ? 1 : 0,
  }
}
