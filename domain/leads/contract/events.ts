import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const OfLead = Type.Object({ lead: Id, firm: Id, fair: Id })
const subjectOf = ({ lead }: { lead: number }) => `lead:${lead}`

/** Somebody has become a contact of a firm. */
export const leadCreated = defineEvent('lead.created', OfLead, subjectOf)

/** Something was added to what it rests on, or the firm has changed what it says of it. */
export const leadUpdated = defineEvent('lead.updated', OfLead, subjectOf)

/** The person took it back, or nothing is left of what it rested on: its name is nobody’s to read any more. */
export const leadWithdrawn = defineEvent('lead.withdrawn', OfLead, subjectOf)
