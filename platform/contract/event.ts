import type { Static, TSchema } from 'typebox'

/**
 * Something that has happened, in the words of the domain in which it did: `exhibitor.approved`. Whoever comes after that
 * domain may hear of it, and nobody needs to know them.
 */
export type EventType<S extends TSchema = TSchema> = {
  type: string
  payload: S
  /** What it is about: events of one subject arrive in the order in which they happened. */
  subjectOf(payload: Static<S>): string
}

/** `payload` holds ids and states: what else there is to know of them is read when it arrives. */
export const defineEvent = <S extends TSchema>(
  type: string,
  payload: S,
  subjectOf: (payload: Static<S>) => string,
): EventType<S> => ({ type, payload, subjectOf })
