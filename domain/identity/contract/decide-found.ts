import { type Static, type TProperties, Type } from 'typebox'

/** Most that are decided on at once: each is told by mail. */
export const mostDecided = 1000

/** offered: who is told is told a little later, so that it can be undone; taken: it is undone, and nobody is told. */
export const Undo = Type.Enum(['offered', 'taken'])
export type Undo = Static<typeof Undo>

const count = Type.Integer()

/** A decision on all that a list finds: what it was narrowed by, and how many it showed whoever decides. */
export const decisionOn = <Filters extends TProperties>(filters: Filters) =>
  Type.Object(
    {
      found: Type.Object(filters, { additionalProperties: false }),
      count: Type.Integer({ minimum: 1 }),
      isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
    },
    { additionalProperties: false },
  )

export const Decided = Type.Object({
  changed: count,
  /** Those who stay as they were, by the reason. */
  passedOver: Type.Object({
    /** It had been decided so before. */
    already: count,
    /** Oneself, and who runs fairs like oneself or above. */
    equals: count,
    /** They run the fair without being registered in it. */
    unregistered: count,
  }),
})
