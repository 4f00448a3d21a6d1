import { ownFirms } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { assertOwnFirm, sharedFirms } from './own-firms.ts'
import { readAddress } from './read-address.ts'
import { sirenIn, sirenOfVatNumber } from './siren.ts'
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
  return { ...input, ...numbersOf(input, current) }
}

/** As they are printed. @throws 422 for what is none, and for two numbers of different companies */
function numbersOf(input: Input, current: Row | null): Input {
  const said = (field: 'vatNumber' | 'siren') => {
    const value = field in input ? input[field] : current?.[field]
    return typeof value === 'string' ? value : null
  }
  const [typed, typedSiren] = [said('vatNumber'), said('siren')]
  const vatNumber = typed === null ? null : vatNumberOf(typed)
  if (typed !== null && !vatNumber && 'vatNumber' in input) throw invalid({ vatNumber: 'vat_number_invalid' })
  const siren = typedSiren === null ? null : sirenIn(typedSiren)
  if (typedSiren !== null && !siren) throw invalid({ siren: 'siren_invalid' })
  const ofVatNumber = sirenOfVatNumber(vatNumber?.plain ?? null)
  if (siren && ofVatNumber && siren !== ofVatNumber) throw invalid({ siren: 'siren_of_other' })
  return {
    ...(typeof input.vatNumber === 'string' && { vatNumber: vatNumber?.plain }),
    ...(typeof input.siren === 'string' && { siren }),
  }
}
