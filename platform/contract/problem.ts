import { type Static, Type } from 'typebox'

/**
 * What every refused call answers. `message_code` is a key of `validations.*` in every language;
 * `errors` holds the codes of each field, `{ field: [message_code, …] }`.
 */
export const Problem = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  message_code: Type.Optional(Type.String()),
  detail: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})

export type Problem = Static<typeof Problem>
