import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'

const tag = 'Stage'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })

/** pending → visible → on_stage → answered; any → dismissed → visible. */
export const questionStates = ['pending', 'visible', 'on_stage', 'answered', 'dismissed'] as const

/** Questions of one person in one conference. */
export const questionsMost = 20

export const ShownQuestion = Type.Object({
  id: Id,
  text: Type.String(),
  /** Who asks; none where they do so anonymously. */
  author: orNull(Type.String()),
  state: Type.Enum([...questionStates]),
  votes: Type.Integer(),
  answer: Type.String(),
  at: Type.String(),
})
export type ShownQuestion = Static<typeof ShownQuestion>

export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/questions',
  tag,
  summary:
    'Ask. Anonymously: the audience and the speakers are not told who, the moderators are. Where questions are moderated they wait to be let through',
  audit: 'never', // the question is its own record: whose and when
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object(
    {
      text: Type.Intersect([Text(300), Type.String({ minLength: 1, pattern: '\\S' })]),
      isAnonymous: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  response: ShownQuestion,
})

export const decideQuestion = defineEndpoint({
  method: 'PUT',
  path: '/conference_questions/{id}',
  tag,
  summary:
    'At the desk: let through, put on the stage (where one is at a time), answer, dismiss, or merge into another, which takes its votes',
  audit: 'never', // the state of a conversation that is under way
  allow: 'members',
  params: ById,
  body: Type.Partial(
    Type.Object({ state: Type.Enum([...questionStates]), answer: Text(1000), mergedInto: Id }),
    closed,
  ),
  response: ShownQuestion,
})

export const voteForQuestion = defineEndpoint({
  method: 'POST',
  path: '/conference_questions/{id}/vote',
  tag,
  summary: 'Vote for a question; a repeat counts once',
  audit: 'never', // it is counted once a person, and taken back as easily
  allow: 'members',
  params: ById,
  response: ShownQuestion,
})

export const unvoteQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/conference_questions/{id}/vote',
  tag,
  summary: 'Take one’s vote back',
  audit: 'never', // as giving it
  allow: 'members',
  params: ById,
})
