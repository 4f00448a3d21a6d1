import { type Static, Type } from 'typebox'
import { Correspondent } from '#domain/messaging/contract/message.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ConnectionId, MediaKey, VisioAccess } from './connection.ts'
import { Uniqid } from './visio-call.ts'

const tag = 'Video calls'
const closed = { additionalProperties: false }
const OfStand = Type.Object({ id: Id })

/** Somebody in a video room. */
export const RoomParticipant = Type.Object({
  connection: ConnectionId,
  person: Correspondent,
  /** Works on the booth; of a conference, is of its team. */
  isStaff: Type.Boolean(),
  /** By a moderator: their page stops what they say. */
  isMuted: Type.Boolean(),
  /** By a moderator, besides their voice. */
  isCameraMuted: Type.Boolean(),
  /** Shows themselves or speaks there, or may: all do in the room of a booth. */
  isPublishing: Type.Boolean(),
})
export type RoomParticipant = Static<typeof RoomParticipant>

export const BoothRoom = Type.Object({
  uniqid: Uniqid,
  stand: Id,
  /** The name of the exhibitor whose booth it is; none of a booth that nobody has. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** In the order in which they came. */
  participants: Type.Array(RoomParticipant),
  /** As many as it takes. */
  most: Type.Integer(),
  mayModerate: Type.Boolean(),
  apiKey: MediaKey,
  /** Whether whoever is muted is silenced on the way; otherwise their own page does as it is told. */
  isMuteEnforced: Type.Boolean(),
})
export type BoothRoom = Static<typeof BoothRoom>

/** As it is shown, also before anybody ever came in. */
export type ShownBoothRoom = Omit<BoothRoom, 'uniqid'>

export const boothRoom = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/videoroom',
  tag,
  summary: 'Who is in the video room of a booth',
  allow: 'members',
  params: OfStand,
  response: Type.Object({ ...BoothRoom.properties, uniqid: Type.Union([Uniqid, Type.Null()]) }),
})

export const enterBoothRoom = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/videoroom',
  tag,
  summary: 'Enter the video room of a booth, as long as there is room',
  audit: 'never', // who is there now
  allow: 'members',
  params: OfStand,
  response: Type.Object({ ...BoothRoom.properties, access: VisioAccess }),
})

export const leaveBoothRoom = defineEndpoint({
  method: 'DELETE',
  path: '/stands/{id}/videoroom',
  tag,
  summary: 'Leave the video room of a booth',
  audit: 'never', // who is there now
  allow: 'members',
  params: OfStand,
})

export const mutedKinds = ['microphone', 'camera'] as const
export type MutedKind = (typeof mutedKinds)[number]

export const roomActions = ['mute', 'unmute', 'kick'] as const

export const moderateBoothRoom = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/videoroom/moderate',
  tag,
  summary:
    'Mute somebody in the video room of one’s booth, or let them out: whoever was let out stays out for ten minutes',
  audit: 'changes',
  allow: 'members',
  params: OfStand,
  body: Type.Object(
    {
      connection: ConnectionId,
      action: Type.Enum([...roomActions]),
      /** What is muted: the microphone unless said. */
      kind: Type.Optional(Type.Enum([...mutedKinds])),
    },
    closed,
  ),
  response: BoothRoom,
})
