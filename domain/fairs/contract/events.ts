import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A fair that somebody was in, or ran, is deleted for good, or another that they or their firm were taken out of takes them back no more. */
export const membershipEnded = defineEvent(
  'membership.ended',
  Type.Object({ fair: Id, person: Id }),
  ({ person }) => `person:${person}`,
)

/** A firm that was removed from a fair, or was in one that is deleted, does not come back to it. */
export const exhibitorRemoved = defineEvent(
  'exhibitor.removed',
  Type.Object({ fair: Id, firm: Id }),
  ({ firm }) => `firm:${firm}`,
)
