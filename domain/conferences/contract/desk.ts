import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ShownPoll } from './polls.ts'
import { ShownQuestion } from './questions.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Person = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })

export const ConferenceDesk = Type.Object({
  /** All, those that wait first; with who asks, also anonymously. */
  questions: Type.Array(
    Type.Object({
      ...ShownQuestion.properties,
      isAnonymous: Type.Boolean(),
      person: Person,
      mergedInto: orNull(Id),
    }),
  ),
  /** Who was first is first. */
  hands: Type.Array(Type.Object({ person: Person, at: Type.String() })),
  polls: Type.Array(ShownPoll),
})
export type ConferenceDesk = Static<typeof ConferenceDesk>

export const readDesk = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/desk',
  tag: 'Stage',
  summary: 'What whoever moderates decides about: questions, hands and polls',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: ConferenceDesk,
})
