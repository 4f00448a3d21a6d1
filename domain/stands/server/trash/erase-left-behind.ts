import { membershipEnded } from '#domain/fairs/contract/events.ts'
import { eraseIf } from '#domain/identity/server/index.ts'
import { subscribe } from '#platform/server/events/subscriber.ts'
import { isLeftBehind } from './left-behind.ts'

/** Whoever was in a fair that is now deleted, and is in no other, is erased. */
export const eraseLeftBehind = subscribe(membershipEnded, 'erase_left_behind', ({ person }, context) =>
  eraseIf(person, isLeftBehind([]), context),
)
