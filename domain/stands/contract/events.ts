import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A stand was put on a place of the plan, or on another one. */
export const standPlaced = defineEvent(
  'stand.placed',
  Type.Object({ stand: Id }),
  ({ stand }) => `stand:${stand}`,
)
