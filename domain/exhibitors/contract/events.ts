import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A firm was approved or refused as an exhibitor of a fair: `state` is what it was set to, waiting where that was taken back, `at` when. */
export const exhibitorDecided = defineEvent(
  'exhibitor.decided',
  Type.Object({ fair: Id, firm: Id, state: Type.Integer(), at: Type.String() }),
  ({ firm }) => `firm:${firm}`,
)

/** One exhibitor was merged into another, `firm`, and its people with it: `name` is what it was called, `at` when. */
export const exhibitorMerged = defineEvent(
  'exhibitor.merged',
  Type.Object({ fair: Id, firm: Id, name: Type.String(), people: Type.Array(Id), at: Type.String() }),
  ({ firm }) => `firm:${firm}`,
)
