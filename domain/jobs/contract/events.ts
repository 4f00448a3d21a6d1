import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id, Instant } from '#platform/contract/fields.ts'

const OfSolicitation = Type.Object({ solicitation: Id, step: Id })
const subjectOf = ({ solicitation }: { solicitation: number }) => `job_solicitation:${solicitation}`

/** Somebody applied, or asks for an answer that is nearly due: its firm hears of it. */
export const solicitationSent = defineEvent('solicitation.sent', OfSolicitation, subjectOf)
export const solicitationNudged = defineEvent('solicitation.nudged', OfSolicitation, subjectOf)

/** Somebody of the firm read it, for the first time: the candidate hears that it has come. */
export const solicitationRead = defineEvent('solicitation.read', OfSolicitation, subjectOf)

/** The firm answered, or asked who it is: the candidate hears of it. */
export const solicitationAnswered = defineEvent('solicitation.answered', OfSolicitation, subjectOf)
export const solicitationRevealed = defineEvent('solicitation.revealed', OfSolicitation, subjectOf)

/** The promised day has passed without an answer: the candidate hears it from the product. */
export const solicitationOverdue = defineEvent('solicitation.overdue', OfSolicitation, subjectOf)

/** The firm proposes times to meet: the candidate picks one. */
export const solicitationProposed = defineEvent('solicitation.times_proposed', OfSolicitation, subjectOf)

/** What became of them, for the side that did not do it. */
export const interviewChanged = defineEvent(
  'interview.changed',
  Type.Object({
    solicitation: Id,
    interview: Id,
    step: Id,
    change: Type.Enum(['accepted', 'declined', 'moved', 'cancelled']),
    to: Type.Enum(['candidate', 'firm']),
  }),
  subjectOf,
)

/** Withdrawn or deleted: nobody is asked anything any more. Of a deleted one nothing else says whose it was. */
export const solicitationWithdrawn = defineEvent(
  'solicitation.withdrawn',
  Type.Object({ solicitation: Id, firm: Type.Optional(Id), fair: Type.Optional(Id) }),
  subjectOf,
)

/** Somebody asks for more CVs of a fair’s library than are read: those who run it hear of it. */
export const cvLooksRefused = defineEvent(
  'cv_looks.refused',
  Type.Object({ reader: Id, fair: Id, at: Instant() }),
  ({ reader, fair }) => `cv_looks:${fair}:${reader}`,
)
