import type { Static } from 'typebox'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hasRole } from '#platform/server/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { write } from '#platform/server/resource/write.ts'
import type { createFirm as call } from '../contract/firm-changes.ts'
import { writeSectors } from './firm-sectors.ts'

type Sent = Static<NonNullable<(typeof call)['body']>>

/** The fair that is named, else the first that the caller runs; only a super admin may do without. */
async function fairFor(named: number | undefined, context: Context): Promise<number | null> {
  const own = (context.actor.reach.F ?? []).flatMap(({ ids }) => (Array.isArray(ids) ? ids : []))
  const fair = named ?? own[0]
  if (fair === undefined) {
    if (hasRole(context.actor, 'superAdmin')) return null
    throw invalid({ fair: 'required' })
  }
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  return fair
}

/** Where its exhibitors are, unless they say otherwise. */
async function countryOf(fair: number, { db }: Context): Promise<number | null> {
  const row = await maybeOne<{ id: number | null }>(db)`
    select country_id as id from fair where id = ${fair}`
  return row?.id ?? null
}

/** A firm that its organizer adds is validated, unless they say otherwise. */
export async function addFirm(
  { fair: named, isValidated = validationState.validated, sectors, subSectors, ...fields }: Sent,
  context: Context,
): Promise<{ id: number; name: string; fairFirm: number | null }> {
  const { db } = context
  const fair = await fairFor(named, context)
  const country =
    fields.country === undefined && fair !== null ? await countryOf(fair, context) : fields.country
  const id = await write(
    implementationOf('firms'),
    { ...fields, ...(country !== undefined && { country }) },
    null,
    context,
  )
  const member =
    fair === null
      ? null
      : await one<{ id: number }>(db)`
          insert into fair_firm (fair_id, firm_id, is_validated) values (${fair}, ${id}, ${isValidated})
            returning id`
  await writeSectors(id, { sectors, subSectors }, context)
  await audit({ action: 'C', resource: 'firms', resourceId: id, fair }, context)
  return { id, name: fields.name ?? '', fairFirm: member?.id ?? null }
}
