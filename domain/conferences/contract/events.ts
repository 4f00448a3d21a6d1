import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const at = Type.String()

/** Somebody has decided about what was asked for. */
export const passDecided = defineEvent(
  'pass.decided',
  Type.Object({ request: Id, isValidated: Type.Integer(), at }),
  ({ request }) => `pass_user:${request}`,
)

/** Whoever waited for a place has it. */
export const placeGiven = defineEvent(
  'conference_place.given',
  Type.Object({ place: Id, person: Id, conference: Id }),
  ({ place }) => `pass_place:${place}`,
)
