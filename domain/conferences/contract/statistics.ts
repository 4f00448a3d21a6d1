import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { ShownPoll } from './polls.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const count = Type.Integer()

export const ConferenceFigures = Type.Object({
  /** People who have it in their agenda. */
  agenda: count,
  /** People who were in while it took place, and the most at once. */
  attended: count,
  peak: count,
  /** Of all of them together. */
  minutes: count,
  /** People who came for the replay. */
  replay: count,
  /** How many were in, at each change of an interval of five minutes. */
  curve: Type.Array(Type.Object({ at: Type.String(), present: count })),
  questions: count,
  votes: count,
  polls: Type.Array(ShownPoll),
  ratings: Type.Object({ count, average: orNull(Type.Number()) }),
  /** What was written with a rating; whose is told to nobody. */
  comments: Type.Array(Type.Object({ stars: count, text: Type.String() })),
  /** To those alone who run the fair. */
  people: orNull(
    Type.Array(
      Type.Object({
        id: Id,
        firstName: Type.String(),
        lastName: Type.String(),
        firm: orNull(Type.String()),
        minutes: count,
      }),
    ),
  ),
})
export type ConferenceFigures = Static<typeof ConferenceFigures>

export const conferenceFigures = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/statistics',
  tag: 'Conferences',
  summary:
    'Who was in and for how long, questions, polls and ratings: counted from what they left. For its team and its sponsor in figures, with names for those who run the fair',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: ConferenceFigures,
})

/** What of the figures a file holds. */
export const figureParts = ['presence', 'answers', 'ratings', 'people'] as const

export const exportConferenceFigures = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/statistics/export',
  tag: 'Conferences',
  summary:
    'A part of these figures as a file: how many were in, answers to polls, ratings; who was in, for those alone who run the fair',
  audit: 'always',
  allow: 'members',
  form: 'file',
  params: Type.Object({ id: Id }),
  query: Type.Object({ of: Type.Enum([...figureParts]), ...asTable }),
})
