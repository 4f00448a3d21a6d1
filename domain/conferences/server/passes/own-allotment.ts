import { ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { assertMember } from '../assert-member.ts'
import { assertModule } from '../assert-module.ts'

export type Allotment = {
  id: number
  pass: number
  fair: number
  firm: number
  type: string
  isTaken: boolean
}

/** @throws 404 for one that is not there for the caller */
export async function readAllotment(id: number, context: Context): Promise<Allotment> {
  await reachRow(implementationOf('pass_allotments'), id, 'R', context)
  const row = await maybeOne<Allotment>(context.db)`
    select a.id, a.pass_id as pass, p.fair_id as fair, a.firm_id as firm, p.type,
      exists (select from fair_firm ff where ff.fair_id = p.fair_id and ff.firm_id = a.firm_id
        and ff.is_validated = ${validationState.validated}) as "isTaken"
    from pass_allotment a join pass p on p.id = a.pass_id where a.id = ${id}`
  if (!row) throw notFound()
  return row
}

/** Of a firm that the caller administers, which the fair has let in with them. @throws 403, 404 */
export async function ownAllotment(id: number, context: Context): Promise<Allotment> {
  const allotment = await readAllotment(id, context)
  if (!ownFirms(context.actor).includes(allotment.firm) || !allotment.isTaken) throw forbidden()
  await assertModule(allotment.fair, context)
  await assertMember(allotment.fair, context)
  return allotment
}
