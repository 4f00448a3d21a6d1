import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { NewStandPerson } from '../contract/new-person.ts'
import { findFair } from './find-fair.ts'

export type StandPlace = { stand: number | null; firm: number; fair: number; isValidated: number }

/** The one firm whose every stand this person looks after, where there is one. */
const ownFirm = ({ actor }: Context) =>
  (actor.reach.M ?? []).flatMap(reach =>
    reach.anchor === 'firm' && Array.isArray(reach.ids) ? reach.ids : [],
  )[0]

const validationOf = async (fair: number, firm: number, { db }: Context) =>
  (
    await sql<{
      state: number
    }>`select is_validated as state from fair_firm where fair_id = ${fair} and firm_id = ${firm}`.execute(db)
  ).rows[0]?.state

/** Where staff is to work, as far as whoever invites them may say so. @throws 403, 404, or 422 when nothing is named */
export async function placeOnStand(sent: NewStandPerson, context: Context): Promise<StandPlace> {
  const chosenStand = sent.stand === undefined || sent.stand === null ? null : idOf(sent.stand, 'stands')
  if (chosenStand !== null) {
    const row = await reachRow(implementationOf('stands'), chosenStand, 'U', context)
    const [firm, fair] = [idOf(row.firm), idOf(row.fair)]
    if (firm === null || fair === null) throw invalid({ stand: 'relation_not_found' })
    return { stand: row.id, firm, fair, isValidated: (await validationOf(fair, firm, context)) === 1 ? 1 : 0 }
  }
  const firm = sent.firm === undefined || sent.firm === null ? ownFirm(context) : idOf(sent.firm, 'firms')
  if (!firm) throw invalid({ stand: 'required' })
  await reachRow(implementationOf('firms'), firm, 'U', context)
  const named = sent.fair === undefined ? null : (await findFair(context.db, sent.fair)).id
  const { rows } = await sql<{ fair: number; state: number }>`
    select fair_id as fair, is_validated as state from fair_firm
    where firm_id = ${firm} and (${named}::int is null or fair_id = ${named}::int) order by fair_id limit 1`.execute(
    context.db,
  )
  if (!rows[0]) throw invalid({ fair: 'relation_not_found' })
  return { stand: null, firm, fair: rows[0].fair, isValidated: rows[0].state === 1 ? 1 : 0 }
}
