import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { assertOwnFirm, ownFirms, sharedFirms } from './own-firms.ts'
import { readAddress } from './read-address.ts'
import { vatNumberOf } from './vat-number.ts'

/** @throws 403 or 404 for a firm that the caller does not run in a fair */
export async function rightsOver(id: number, context: Context): Promise<{ isShared: boolean }> {
  await reachRow(implementationOf('firms'), id, 'U', context)
  const isOwn = ownFirms(context.actor).includes(id)
  return { isShared: !isOwn && (await sharedFirms([id], context)).size > 0 }
}

/** @throws 422 for an address that is not the JSON text of an object, and for a number no tax office can have given. */
export async function beforeFirmWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  if (current && Object.keys(input).length) await assertOwnFirm(current.id, context)
  if (typeof input.addressJSON === 'string' && !readAddress(input.addressJSON))
    throw invalid({ addressJSON: 'format_invalid' })
  if (typeof input.vatNumber !== 'string') return input
  const vatNumber = vatNumberOf(input.vatNumber)
  if (!vatNumber) throw invalid({ vatNumber: 'vat_number_invalid' })
  return { ...input, vatNumber: vatNumber.plain }
}
