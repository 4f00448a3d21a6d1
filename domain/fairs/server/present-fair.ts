import { type Actor, hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { Row } from '#platform/server/resource/registry.ts'

/** What of a fair is for those who run it alone. */
const internal = [
  'homepageDraft',
  'isMonthlyRenew',
  'isValidatingUsers',
  'isValidatingFirms',
  'maxOrganizers',
  'maxUsers',
  'organizerCount',
  'userCount',
  'admins',
  'isBlockingStandTypeEdition',
  'dailyChatLimit',
  'dailyVisioLimit',
  'statUserType',
  'shippingMail',
  'standGroups',
  'jobModuleConfiguration',
  'fair_emails',
  'createdAt',
]

/** Whether this person runs the fair. A reach that is not a list of ids is a super organizer's: every fair. */
export function runsFair(actor: Actor, fairId: number): boolean {
  if (hasRole(actor, 'superAdmin')) return true
  const letters = [hasRole(actor, 'superOrganizer') ? 'G' : '', hasRole(actor, 'organizer') ? 'F' : '']
  return letters
    .flatMap(letter => actor.reach[letter] ?? [])
    .some(({ anchor, ids }) => anchor === 'fair' && (Array.isArray(ids) ? ids.includes(fairId) : true))
}

/** Everybody but those who run the fair reads its public face: other fields are absent, not empty. */
export function presentFair(row: Row, { actor }: Context): Row {
  if (runsFair(actor, row.id)) return row
  const { id, ...fields } = row
  return { id, ...Object.fromEntries(Object.entries(fields).filter(([field]) => !internal.includes(field))) }
}
