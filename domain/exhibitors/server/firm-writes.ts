import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'

const depthMax = 5

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < depthMax &&
    Object.entries(value).every(([key, inner]) => key !== '__proto__' && isShallow(inner, depth + 1))
  )
}

/** @throws 422 for an address that is not the JSON text of an object. */
export function beforeFirmWrite(input: Input): Input {
  if (typeof input.addressJSON === 'string') {
    try {
      const parsed: unknown = JSON.parse(input.addressJSON)
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !isShallow(parsed))
        throw new SyntaxError()
    } catch {
      throw invalid({ addressJSON: 'format_invalid' })
    }
  }
  return input
}

const contact = ['email', 'phone', 'addressJSON']

/** Whether this person runs a fair in which the firm exhibits: of its memberships, they read those of their fairs. */
const isInOwnFair = (row: Row, { actor }: Context) =>
  hasRole(actor, 'superOrganizer', 'organizer') && Array.isArray(row.fairFirms) && row.fairFirms.length > 0

/** How to reach a firm is for its own people and for those who run its fair. */
export function presentFirm(row: Row, context: Context): Row {
  const { actor } = context
  const isOwn = (actor.reach.M ?? []).some(
    reach => reach.anchor === 'firm' && Array.isArray(reach.ids) && reach.ids.includes(row.id),
  )
  if (isOwn || hasRole(actor, 'superAdmin') || isInOwnFair(row, context)) return row
  return Object.fromEntries(Object.entries(row).filter(([field]) => !contact.includes(field))) as Row
}
