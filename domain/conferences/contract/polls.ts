import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Line, Text } from '#platform/contract/fields.ts'

const tag = 'Stage'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })

export const pollKinds = ['single', 'multiple'] as const
export const pollStates = ['draft', 'open', 'closed'] as const
/** When those who vote are told the results; the desk always is. */
export const pollResults = ['after_vote', 'after_close', 'never'] as const

export const ShownPoll = Type.Object({
  id: Id,
  question: Type.String(),
  kind: Type.Enum([...pollKinds]),
  state: Type.Enum([...pollStates]),
  shown: Type.Enum([...pollResults]),
  options: Type.Array(
    Type.Object({
      id: Id,
      text: Type.String(),
      /** None where the reader is not told. */
      votes: orNull(Type.Integer()),
    }),
  ),
  /** How many have voted; none where the reader is not told. */
  voters: orNull(Type.Integer()),
})
export type ShownPoll = Static<typeof ShownPoll>

/** Polls of one conference. */
export const pollsMost = 50

export const makePoll = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/polls',
  tag,
  summary: 'Prepare a poll at the desk. Who votes what is kept nowhere, and a vote is final',
  audit: 'always',
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object(
    {
      question: Type.Intersect([Text(300), Type.String({ minLength: 1, pattern: '\\S' })]),
      kind: Type.Optional(Type.Enum([...pollKinds])),
      shown: Type.Optional(Type.Enum([...pollResults])),
      /** All different. */
      options: Type.Array(Line(200), { minItems: 2, maxItems: 12 }),
    },
    closed,
  ),
  response: ShownPoll,
})

export const movePoll = defineEndpoint({
  method: 'PUT',
  path: '/conference_polls/{id}',
  tag,
  summary: 'Open a poll, or close it for good; a repeat is harmless. The one that ran is closed by the next',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: Type.Object({ state: Type.Enum(['open', 'closed']) }, closed),
  response: ShownPoll,
})

export const removePoll = defineEndpoint({
  method: 'DELETE',
  path: '/conference_polls/{id}',
  tag,
  summary: 'Take away a poll that was never opened',
  audit: 'changes',
  allow: 'members',
  params: ById,
})

export const voteInPoll = defineEndpoint({
  method: 'POST',
  path: '/conference_polls/{id}/votes',
  tag,
  summary: 'Vote in a poll that is open: one option, or several where it says so. The first vote counts',
  audit: 'never', // that somebody voted is kept, and what never is
  allow: 'members',
  params: ById,
  body: Type.Object({ options: Type.Array(Id, { minItems: 1, maxItems: 12, uniqueItems: true }) }, closed),
  response: ShownPoll,
})
