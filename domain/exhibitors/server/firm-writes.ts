import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { assertOwnFirm, ownFirms, sharedFirms } from './own-firms.ts'
import { vatNumberOf } from './vat-number.ts'

/** @throws 403 or 404 for a firm that the caller does not run in a fair */
export async function rightsOver(id: number, context: Context): Promise<{ isShared: boolean }> {
  await reachRow(implementationOf('firms'), id, 'U', context)
  const isOwn = ownFirms(context.actor).includes(id)
  return { isShared: !isOwn && (await sharedFirms([id], context)).size > 0 }
}

const depthMax = 5

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < depthMax &&
    Object.entries(value).every(([key, inner]) => key !== '__proto__' && isShallow(inner, depth + 1))
  )
}

/** @throws 422 for an address that is not the JSON text of an object, and for a number no tax office can have given. */
export async function beforeFirmWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  if (current && Object.keys(input).length) await assertOwnFirm(current.id, context)
  if (typeof input.addressJSON === 'string') {
    try {
      const parsed: unknown = JSON.parse(input.addressJSON)
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !isShallow(parsed))
        throw new SyntaxError()
    } catch {
      throw invalid({ addressJSON: 'format_invalid' })
    }
  }
  if (typeof input.vatNumber !== 'string') return input
  const vatNumber = vatNumberOf(input.vatNumber)
  if (!vatNumber) throw invalid({ vatNumber: 'vat_number_invalid' })
  return { ...input, vatNumber: vatNumber.plain }
}
