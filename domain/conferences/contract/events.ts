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

/** An exhibitor has given somebody a pass. */
export const passGiven = defineEvent(
  'pass.given',
  Type.Object({ request: Id }),
  ({ request }) => `pass_user:${request}`,
)

/** Whoever waited for a place has it. */
export const placeGiven = defineEvent(
  'conference_place.given',
  Type.Object({ place: Id, person: Id, conference: Id }),
  ({ place }) => `pass_place:${place}`,
)

/** What somebody has in their agenda begins soon. */
export const conferenceReminded = defineEvent(
  'conference.reminded',
  Type.Object({ person: Id, conference: Id, begin: at }),
  ({ person }) => `agenda:${person}`,
)

/** Conferences of somebody’s agenda have changed: those named in their language, up to this change. */
export const agendaChanged = defineEvent(
  'agenda.changed',
  Type.Object({ person: Id, fair: Id, upTo: Id, conferences: Type.String() }),
  ({ person }) => `agenda:${person}`,
)

/** A conference should have begun a while ago, and nobody is on its stage. */
export const speakerMissing = defineEvent(
  'speaker.missing',
  Type.Object({ conference: Id, at }),
  ({ conference }) => `conference:${conference}`,
)
