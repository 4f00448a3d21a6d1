import { type Static, Type } from 'typebox'
import { Id } from './fields.ts'

/** What somebody has changed in one field of a record, in one go; `before` and `after` as they are written. */
export const FieldChange = Type.Object({
  id: Id,
  /** `timeZone`, or of a word in one language `translations.fr.name`. */
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  changedAt: Type.String(),
  /** None once the account is gone. */
  changedBy: Type.Union([Type.String(), Type.Null()]),
})
export type FieldChange = Static<typeof FieldChange>
