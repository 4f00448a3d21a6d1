import { type Static, Type } from 'typebox'

/** A resource by its wire name, and how many of its records point to the one in question. */
export const Use = Type.Object({ resource: Type.String(), count: Type.Integer() })
export type Use = Static<typeof Use>

/**
 * What every refused call answers. `message_code` is a key of `validations.*` in every language;
 * `errors` holds the codes of each field, `{ field: [message_code, …] }`.
 */
export const Problem = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  message_code: Type.Optional(Type.String()),
  /** What stands for the placeholders of its sentence, in the reader's writing. */
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
  detail: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** With 409: who still needs what was to be deleted. */
  used_by: Type.Optional(Type.Array(Use)),
})

export type Problem = Static<typeof Problem>
