import { Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'

/** Another record, as a call of its own names it: its id, its IRI, or an object with its id. */
export const Chosen = Type.Union([
  Id,
  Type.String({ pattern: '^(/api/[a-z_]+/)?[0-9]{1,10}$' }),
  Type.Object({ id: Id }),
])

/** A fair by its id or its slug. */
export const ChosenFair = Type.Union([
  Chosen,
  Type.String({ pattern: '^/?[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 61 }),
])
