import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { agendaChanges } from './agenda.ts'

const tag = 'Agenda'
const OfFair = Type.Object({ id: Id })

/** Minutes without a change after which people are told by itself. */
export const quietMinutes = 15

/** Hours before the beginning within which a move or a cancellation is told at once. */
export const urgentHours = 24

export const untoldChanges = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/conference_changes',
  tag,
  summary:
    'Changes that people have not been told of yet, with how many have each in their agenda or a place there, or speak or moderate there; they are told by itself after a quarter of an hour without another',
  allow: runners,
  params: OfFair,
  response: Type.Object({
    /** Each counted once. */
    people: Type.Integer(),
    changes: Type.Array(
      Type.Object({
        conference: Id,
        title: Type.String(),
        kind: Type.Enum([...agendaChanges]),
        people: Type.Integer(),
        at: Type.String(),
      }),
    ),
  }),
})

export const tellChanges = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/conference_changes/tell',
  tag,
  summary:
    'Tell people now, each once, of everything that has changed in their agenda, and where they speak or moderate; where nothing has, nobody',
  audit: 'changes',
  allow: runners,
  params: OfFair,
  response: Type.Object({ people: Type.Integer() }),
})
