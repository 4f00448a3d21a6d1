import { sql } from 'kysely'
import { membershipEnded } from '#domain/fairs/contract/events.ts'
import { eraseIf } from '#domain/identity/server/index.ts'
import { subscribe } from '#platform/server/events/subscriber.ts'
import { isInNoFair, isLeftBehind } from './left-behind.ts'

/**
 * Whoever was in a fair that is now deleted, and is in no other, is erased; whom another could still take back from its
 * trash is looked at again once it cannot, and so is everybody of a firm that it cannot take back.
 */
export const eraseLeftBehind = subscribe(
  membershipEnded,
  'erase_left_behind',
  async ({ person }, context) => {
    await eraseIf(person, isLeftBehind([]), context)
    await sql`
    update trash t set is_waited_for = true from app_user u
      where t.person_id = u.id and u.id = ${person} and ${isInNoFair([])}`.execute(context.db)
  },
)
