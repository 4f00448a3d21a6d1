import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ShownPoll } from './polls.ts'
import { ShownQuestion } from './questions.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Person = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })

/** It takes place elsewhere, is not on air, or its stage has no place. */
export const wordRefusals = ['word_elsewhere', 'word_not_on_air', 'word_full'] as const

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
  /** Who was first is first; who has the word speaks on the stage. */
  hands: Type.Array(Type.Object({ person: Person, at: Type.String(), hasWord: Type.Boolean() })),
  /** Why the word cannot be given now; nothing where it can. */
  wordRefusal: orNull(Type.Enum([...wordRefusals])),
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

export const giveWord = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/hands/{user}',
  tag: 'Stage',
  summary:
    'At the desk: give the word to somebody whose hand is up, as far as the stage has a place, or take it back. Their page asks them before they are heard. A repeat is harmless',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id, user: Id }),
  body: Type.Object({ hasWord: Type.Boolean() }, { additionalProperties: false }),
})
