import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const OfCall = Type.Object({ call: Id })
const subjectOf = ({ call }: { call: number }) => `visio_call:${call}`

/** Nobody answered, or the caller took it back before. */
export const callMissed = defineEvent('call.missed', OfCall, subjectOf)

/** The receiver refused. */
export const callRefused = defineEvent('call.refused', OfCall, subjectOf)

/** It was accepted, and no picture or sound came through. */
export const callFailed = defineEvent('call.failed', OfCall, subjectOf)
