import { type Static, type TProperties, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'

/** Most that are decided on at once: each is told by mail. */
export const mostDecided = 1000

/** offered: who is told is told a little later, so that it can be undone; taken: it is undone, and nobody is told. */
export const Undo = Type.Enum(['offered', 'taken'])
export type Undo = Static<typeof Undo>

const count = Type.Integer()

/** What those who were decided on had been, by their ids: told where an undo is offered. */
export const FormerStates = Type.Array(Type.Object({ isValidated: count, ids: Type.Array(Id) }))
export type FormerStates = Static<typeof FormerStates>

export function formerStates(those: readonly { id: number; isValidated: number }[]): FormerStates {
  const states = new Map<number, number[]>()
  for (const { id, isValidated } of those) states.set(isValidated, [...(states.get(isValidated) ?? []), id])
  return [...states].map(([isValidated, ids]) => ({ isValidated, ids }))
}

/** So many are decided on by their ids in one call. */
const mostByIds = 200

/** The calls that give them back what they had been. */
export const undoSteps = (former: FormerStates): FormerStates =>
  former.flatMap(({ isValidated, ids }) =>
    Array.from({ length: Math.ceil(ids.length / mostByIds) }, (_, part) => ({
      isValidated,
      ids: ids.slice(part * mostByIds, (part + 1) * mostByIds),
    })),
  )

/** A decision on all that a list finds: what it was narrowed by, and how many it showed whoever decides. */
export const decisionOn = <Filters extends TProperties>(filters: Filters) =>
  Type.Object(
    {
      found: Type.Object(filters, { additionalProperties: false }),
      count: Type.Integer({ minimum: 1 }),
      isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
      undo: Type.Optional(Type.Enum(['offered'])),
    },
    { additionalProperties: false },
  )

export const Decided = Type.Object({
  changed: count,
  before: Type.Optional(FormerStates),
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
