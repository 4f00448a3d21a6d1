import { runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'

const contact = ['email', 'phone', 'addressJSON', 'vatNumber', 'siren']

/** Whether it is the firm of which this person looks after everything. */
export const isOwnFirm = (id: number, { actor }: Pick<Context, 'actor'>) => ownFirms(actor).includes(id)

/**
 * How to reach a firm is for its own people and for those who run a fair in which it is: they alone see
 * participations of it.
 */
export const seesContact = (row: Row, context: Pick<Context, 'actor'>) =>
  hasRole(context.actor, 'superAdmin') ||
  isOwnFirm(row.id, context) ||
  (Array.isArray(row.fairFirms) && row.fairFirms.some(({ fair }) => runsFair(context.actor, idOf(fair))))

export function presentFirm(row: Row, context: Context): Row {
  if (seesContact(row, context)) return row
  const shown = Object.entries(row).filter(([field]) => !contact.includes(field))
  return { ...Object.fromEntries(shown), id: row.id }
}
