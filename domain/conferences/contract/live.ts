import { type Static, type TSchema, Type } from 'typebox'
import { RoomParticipant } from '#domain/calls/contract/booth-room.ts'
import { ConnectionId, IceServer, MediaKey, VisioAccess } from '#domain/calls/contract/connection.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { conferenceStates, formats } from './choices.ts'

const tag = 'Live sessions'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const count = Type.Integer()
const flag = Type.Boolean()

/** Shows themselves or speaks, or sees and hears. */
export const stageRoles = ['publisher', 'viewer'] as const
const Role = Type.Enum([...stageRoles])
export type StageRole = Static<typeof Role>

/** The stage of a conference that takes place here, as whoever may enter is told of it. */
export const ShownStageRoom = Type.Object({
  /** How sound and picture travel; none: this server has no engine for it. */
  provider: orNull(MediaKey),
  /** As which one comes in. */
  role: Role,
  /** One comes in now: the audience once it is on air, the team before. */
  isOpen: flag,
  isFull: flag,
  /** As many as it takes. */
  most: count,
  /** As which one is in it already, here or on another page. */
  own: orNull(Role),
  /** So many of the team are on stage. */
  onStage: count,
  /** Starts and stops it. */
  mayDirect: flag,
  /** Since when it is on air, and when it was ended. */
  liveAt: orNull(Type.String()),
  endedAt: orNull(Type.String()),
})
export type ShownStageRoom = Static<typeof ShownStageRoom>

export const StageRoom = Type.Object({
  /** Those who show themselves or speak, in the order in which they came; the others as far as they wish it, and to the team. */
  participants: Type.Array(RoomParticipant),
  /** All who are in. */
  people: count,
  most: count,
  mostPublishing: count,
  apiKey: MediaKey,
  isMuteEnforced: flag,
  mayModerate: flag,
})
export type StageRoom = Static<typeof StageRoom>

export const readStageRoom = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/room',
  tag,
  summary: 'Who is on the stage of a conference that takes place here',
  allow: 'members',
  params: ById,
  response: StageRoom,
})

export const enterStageRoom = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/room',
  tag,
  summary:
    'Come to the stage of a conference, as long as there is room: the team at any time, all others once it is on air. Who may show themselves and finds no place for it sees and hears',
  audit: 'never', // who is there now
  allow: 'members',
  params: ById,
  body: Type.Object({ role: Role }, closed),
  response: Type.Object({ ...StageRoom.properties, role: Role, access: VisioAccess }),
})

export const leaveStageRoom = defineEndpoint({
  method: 'DELETE',
  path: '/conferences/{id}/room',
  tag,
  summary: 'Leave the stage of a conference; whoever is not in is not there already',
  audit: 'never', // who is there now
  allow: 'members',
  params: ById,
})

export const changePublisher = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/publishers/{connection}',
  tag,
  summary:
    'Mute somebody on stage, give them their voice or picture back, or let them out: they stay out for ten minutes',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id, connection: ConnectionId }),
  body: Type.Object(
    {
      isMuted: Type.Optional(flag),
      isCameraMuted: Type.Optional(flag),
      isOut: Type.Optional(Type.Literal(true)),
    },
    closed,
  ),
  response: StageRoom,
})

export const setOnAir = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/air',
  tag,
  summary:
    'Start or stop a conference, by those who run the fair, whoever moderates and, where that is set, whoever speaks: from half an hour before it begins, and again within a quarter of an hour after it was ended. A repeat is harmless',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: Type.Object({ isLive: flag }, closed),
  response: Type.Object({ state: Type.Enum([...conferenceStates]) }),
})

/** One who speaks or moderates. */
const StagePerson = Type.Object({
  /** Their account, where they have one. */
  account: orNull(Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })),
  name: Type.String(),
  picture: orNull(Type.String()),
  isModerator: flag,
  /** In the room now: on stage, or behind it. */
  presence: orNull(Type.Enum(['stage', 'behind'])),
  hasDeclined: flag,
})

export const readBackstage = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/backstage',
  tag,
  summary: 'For the team of a conference: who speaks in which order, and who is there',
  allow: 'members',
  params: ById,
  response: Type.Object({ people: Type.Array(StagePerson), iceServers: Type.Array(IceServer) }),
})

/** What this server offers for each format of a conference that takes place here. */
const Hosted = Type.Object({
  format: Type.Enum([...formats]),
  /** None: such a conference cannot take place here. */
  provider: orNull(MediaKey),
  /** The engine answers; from one page to the other there is nothing that could be away. */
  isAvailable: flag,
  most: count,
  mostPublishing: count,
  isMuteEnforced: flag,
})
export type Hosted = Static<typeof Hosted>

export const readHosting = defineEndpoint({
  method: 'GET',
  path: '/conferences/hosting',
  tag,
  summary: 'What can take place on this server, and by what; with how a browser tries the way to it',
  allow: runners,
  response: Type.Object({
    formats: Type.Array(Hosted),
    hasRelay: flag,
    iceServers: Type.Array(IceServer),
  }),
})
