import type { Context } from '#platform/server/context.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { runsFair } from './roles-in.ts'

/** What of a fair is for those who run it alone. */
const internal = [
  'homepageDraft',
  'isMonthlyRenew',
  'isRunByDates',
  'isArchived',
  'archivedFrom',
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
  'statMode',
  'statUserType',
  'statMonths',
  'shippingMail',
  'standGroups',
  'jobModuleConfiguration',
  'fair_emails',
  'createdAt',
]

/** Everybody but those who run the fair reads its public face: other fields are absent, not empty. */
export function presentFair(row: Row, { actor }: Context): Row {
  if (runsFair(actor, row.id)) return row
  const { id, ...fields } = row
  return { id, ...Object.fromEntries(Object.entries(fields).filter(([field]) => !internal.includes(field))) }
}
