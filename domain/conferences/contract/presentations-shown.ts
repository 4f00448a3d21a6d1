import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { conferenceStates } from './choices.ts'
import { presentationTypes } from './presentation.ts'

const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A booth, by what stands on its sign. */
export const SignedStand = Type.Object({ id: Id, number: text })
export type SignedStand = Static<typeof SignedStand>

/** A presentation as visitors find it: nothing in it says “now”. */
export const ShownPresentation = Type.Object({
  id: Id,
  /** Its stage. */
  conference: Id,
  title: text,
  type: Type.Enum([...presentationTypes]),
  firm: Type.Object({
    id: Id,
    name: text,
    color: text,
    shape: text,
    initials: text,
    logo: orNull(text),
  }),
  /** Where it is shown, else where the firm is found. */
  stand: orNull(SignedStand),
  speaker: orNull(Type.Object({ id: Id, name: text })),
  language: orNull(text),
  begin: text,
  end: text,
  state: Type.Enum([...conferenceStates]),
  hasReplay: Type.Boolean(),
  needsPass: Type.Boolean(),
  /** On air by its times, not by its team. */
  isByClock: Type.Boolean(),
})
export type ShownPresentation = Static<typeof ShownPresentation>

export const ShownPresentations = Type.Object({
  timeZone: text,
  /** All days on which there are any, with how many. */
  days: Type.Array(Type.Object({ day: text, count: Type.Integer() })),
  /** Of these times, by their beginning. */
  presentations: Type.Array(ShownPresentation),
})
export type ShownPresentations = Static<typeof ShownPresentations>

export const shownPresentations = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/presentations',
  tag: 'Presentations',
  summary:
    'What exhibitors of a fair present, by time: of a day, of an exhibitor, or both; without a day of all days, 500 at most',
  allow: 'anyone',
  cached: 'content',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    /** `first`: the first day on which there are any. */
    day: Type.Optional(Type.String({ pattern: '^(first|\\d{4}-\\d{2}-\\d{2})$' })),
    firm: Type.Optional(Id),
  }),
  response: ShownPresentations,
})
