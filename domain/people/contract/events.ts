import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** The registration of somebody in a fair was approved or refused: `state` is what it was set to, waiting where that was taken back, `at` when. */
export const membershipDecided = defineEvent(
  'membership.decided',
  Type.Object({ fair: Id, person: Id, state: Type.Integer(), at: Type.String() }),
  ({ person }) => `person:${person}`,
)

/** Somebody with an account is asked whether they want a role in a fair. */
export const roleOffered = defineEvent(
  'role.offered',
  Type.Object({ offer: Id, person: Id }),
  ({ person }) => `person:${person}`,
)
