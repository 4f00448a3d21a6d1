import { Type } from 'typebox'
import { contextKinds, messageLength } from '#domain/messaging/contract/message.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { CallsLeft, Uniqid, VisioCall, visioStates } from './visio-call.ts'

const tag = 'Video calls'
const closed = { additionalProperties: false }
const OfRoom = Type.Object({ room: Uniqid })
const ById = Type.Object({ id: Id })

/** From where somebody calls, as with a message. */
const Context = Type.Object({ kind: Type.Enum([...contextKinds]), id: Id }, closed)

/**
 * `conversation` (its uuid) or `stand`: where they write to each other, or would. Of a booth the call is part of it if one of
 * the two answers the other there; otherwise it belongs to the two alone.
 */
const asked = {
  fair: Type.Optional(Id),
  context: Type.Optional(Context),
  conversation: Type.Optional(Type.String({ format: 'uuid' })),
  stand: Type.Optional(Id),
}

/** A call is its own record: who called whom, when, and how it went. */
const audit = 'never'

export const callUser = defineEndpoint({
  method: 'POST',
  path: '/visio/create-room/{id}',
  tag,
  summary:
    'Call this person: it rings on all their pages. Called twice it is one call, and two who call each other have one, accepted. Who is in another call or not there has missed it: state `missed`, reason `busy` or `offline`. Without a fair it is the first in which the caller may. Begun from a `conversation` with a booth, or from its `stand`, it is part of that conversation where one of the two answers the other in it; otherwise of that of the two',
  audit,
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object(asked, closed),
  response: VisioCall,
})

const transition = (word: string, summary: string) =>
  ({
    method: 'PUT',
    path: `/visio/${word}-call/{room}`,
    tag,
    summary,
    audit,
    allow: 'members',
    params: OfRoom,
    response: VisioCall,
  }) as const

export const acceptCall = defineEndpoint(transition('accept', 'Accept a call that rings for oneself'))

export const startCall = defineEndpoint(
  transition(
    'start',
    'Start a call: of the receiver the same as accepting it; of the caller it changes nothing',
  ),
)

export const refuseCall = defineEndpoint({
  ...transition(
    'refuse',
    'Refuse a call that rings for oneself. With a `message` the caller is also written to',
  ),
  body: Type.Object({ message: Type.Optional(Text(messageLength, { minLength: 1 })) }, closed),
})

export const cancelCall = defineEndpoint(
  transition('cancel', 'Take back a call of one’s own that still rings'),
)

export const missCall = defineEndpoint(transition('miss', 'Say of a call of one’s own that nobody answered'))

export const endCall = defineEndpoint({
  ...transition('end', 'Hang up. `failed`: no picture or sound came through, and the other is told so'),
  body: Type.Object({ reason: Type.Optional(Type.Literal('failed')) }, closed),
})

export const currentCall = defineEndpoint({
  method: 'GET',
  path: '/visio/calls/current',
  tag,
  summary: 'The call in which one is, or that rings for oneself; a page that is loaded anew returns to it',
  allow: 'members',
  response: Type.Object({ call: Type.Union([VisioCall, Type.Null()]) }),
})

/** As many as one question may name. */
export const callableMost = 30

export const callable = defineEndpoint({
  method: 'GET',
  path: '/visio/callable',
  tag,
  summary:
    'Which of these people one may call in a fair: none where it does without video calls or is not open. `users` are ids with commas',
  allow: 'members',
  query: Type.Object({
    fair: Id,
    users: Type.String({ pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${callableMost - 1}}$` }),
  }),
  response: Type.Object({
    users: Type.Array(Id),
    /** Of them those with whom a call is none of the day: colleagues. */
    uncounted: Type.Array(Id),
    calls: CallsLeft,
  }),
})

export const visioRooms = defineEndpoint({
  method: 'GET',
  path: '/visio_rooms',
  tag,
  summary: 'One’s calls, made and received, the latest first; with `before` those that came before this one',
  allow: 'members',
  query: Type.Object({
    fair: Type.Optional(Id),
    before: Type.Optional(Id),
  }),
  form: 'list',
  response: Type.Array(VisioCall),
})

export const visioRoom = defineEndpoint({
  method: 'GET',
  path: '/visio_rooms/{id}',
  tag,
  summary: 'One of one’s calls',
  allow: 'members',
  params: ById,
  response: VisioCall,
})

export const visioRoomByUniqid = defineEndpoint({
  method: 'GET',
  path: '/visio_rooms/{id}/uniqid',
  tag,
  summary: 'One of one’s calls, by its unique id',
  allow: 'members',
  params: Type.Object({ id: Uniqid }),
  response: VisioCall,
})

export const createVisioRoom = defineEndpoint({
  method: 'POST',
  path: '/visio_rooms',
  tag,
  summary: 'Call somebody, as by `/visio/create-room/{id}`',
  audit,
  allow: 'members',
  status: 201,
  body: Type.Object({ receiver: Id, ...asked }, closed),
  response: VisioCall,
})

export const changeVisioRoom = defineEndpoint({
  method: 'PUT',
  path: '/visio_rooms/{id}',
  tag,
  summary: 'Move a call to another state, as far as one may',
  audit,
  allow: 'members',
  params: ById,
  body: Type.Object({ state: Type.Enum(visioStates.filter(state => state !== 'ringing')) }, closed),
  response: VisioCall,
})

export const hideVisioRoom = defineEndpoint({
  method: 'DELETE',
  path: '/visio_rooms/{id}',
  tag,
  summary: 'Take a call that is over out of one’s own history; the other keeps it',
  audit: 'never', // one’s own state
  allow: 'members',
  params: ById,
})
