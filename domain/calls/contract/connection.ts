import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Uniqid } from './visio-call.ts'

const tag = 'Video calls'
const closed = { additionalProperties: false }
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Somebody’s page in a call or a booth’s video room; they have one there, and a later page takes its place. */
export const ConnectionId = Type.String({ format: 'uuid', maxLength: 36 })

/** Seconds after which a page that has not renewed its connection has left. */
export const connectionSeconds = 45
/** Seconds for which a page that is being closed keeps its place in a booth’s video room: it may be loaded anew. */
export const closingSeconds = 5
/** How often a page renews it. */
export const renewalSeconds = 15
/** Seconds without a renewal after which one was missed: a few more, since each takes its time. */
export const missedSeconds = 20
/** Seconds for which a token of a call lets signals through; ask for another before. */
export const visioTokenSeconds = 300

export const IceServer = Type.Object({
  urls: Type.Array(Type.String()),
  username: Type.Optional(Type.String()),
  credential: Type.Optional(Type.String()),
})

/** How the media travel: from one to the other, or by an engine between all. */
export const MediaKey = Type.Enum(['p2p', 'janus'])
export type MediaKey = Static<typeof MediaKey>

/** One who is in the room besides oneself. */
export const VisioPeer = Type.Object({
  connection: ConnectionId,
  user: Type.Integer(),
  /** Who came later makes the offer, and is polite. */
  isEarlier: Type.Boolean(),
})
export type VisioPeer = Static<typeof VisioPeer>

/** What a page sends of itself at the moment. */
const sending = { microphone: Type.Boolean(), camera: Type.Boolean(), screen: Type.Boolean() }

/** The engine of a room, and what comes through it. */
export const VisioEngine = Type.Object({
  /** It answers; while it does not, neither sound nor picture comes through, and pages are told when it is back. */
  isAvailable: Type.Boolean(),
  /** As many as may show themselves or speak at the same time; all others hear and see them. */
  mostPublishing: Type.Integer(),
  /** Of everybody in the room. */
  feeds: Type.Array(
    Type.Object({
      connection: ConnectionId,
      /** Their sound and picture can be asked for (`subscribe`). */
      isPublishing: Type.Boolean(),
      ...sending,
    }),
  ),
})
export type VisioEngine = Static<typeof VisioEngine>

export const VisioAccess = Type.Object({
  /** For signals, of this person in this room alone, for five minutes. */
  token: Type.String(),
  /** The session of the media: the room. */
  sessionId: Uniqid,
  apiKey: MediaKey,
  iceServers: Type.Array(IceServer),
  connection: ConnectionId,
  /** None: from one to the other. */
  engine: orNull(VisioEngine),
  expiresIn: Type.Integer(),
  peers: Type.Array(VisioPeer),
})
export type VisioAccess = Static<typeof VisioAccess>

export const visioAccess = defineEndpoint({
  method: 'POST',
  path: '/visio/access-token',
  tag,
  summary:
    'Come into a call that is accepted, or into a booth’s video room that one has entered. With the `connection` that one has it is kept; without, this page takes the place of one’s other pages',
  audit: 'never', // who is in a call stands in the call
  allow: 'members',
  body: Type.Object({ room: Uniqid, connection: Type.Optional(ConnectionId) }, closed),
  response: VisioAccess,
})

export const renewConnection = defineEndpoint({
  method: 'POST',
  path: '/visio/connections/{connection}/renew',
  tag,
  summary:
    'Say that this page is still in the call; 409 once another page has taken its place, or the call is over',
  audit: 'never', // nothing but until when
  allow: 'members',
  params: Type.Object({ connection: ConnectionId }),
})

export const closeConnection = defineEndpoint({
  method: 'POST',
  path: '/visio/connections/{connection}/close',
  tag,
  summary:
    'Say that this page is being closed: unless the person comes back, as by loading it anew, others may soon have their place in a booth’s video room. A call goes on waiting for them',
  audit: 'never', // nothing but until when
  allow: 'members',
  params: Type.Object({ connection: ConnectionId }),
})

/** An update of the hub holds 64 KiB. */
const sdpMost = 50_000

export const Signal = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('description'),
      description: Type.Object(
        {
          type: Type.Enum(['offer', 'answer', 'pranswer', 'rollback']),
          sdp: Type.String({ maxLength: sdpMost, pattern: '^[^\\u0000]*$' }),
        },
        closed,
      ),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('candidate'),
      /** None: that was the last. */
      candidate: orNull(
        Type.Object(
          {
            candidate: Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*$' }),
            sdpMid: Type.Optional(orNull(Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' }))),
            sdpMLineIndex: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 100 }))),
            usernameFragment: Type.Optional(
              orNull(Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' })),
            ),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  /** What the other shows: whether one is heard, seen, and shares a screen. */
  Type.Object({ kind: Type.Literal('media'), ...sending }, closed),
])
export type Signal = Static<typeof Signal>

/** Asks the engine for the sound and picture of somebody, anew too, or for no more of them. */
export const EngineRequest = Type.Object({ kind: Type.Enum(['subscribe', 'unsubscribe']) }, closed)
export type EngineRequest = Static<typeof EngineRequest>

/** Signals of one call. */
export const signalsMost = 20

export const sendSignals = defineEndpoint({
  method: 'POST',
  path: '/visio/signal/{room}',
  tag,
  summary:
    'Say these to one who is in this room with oneself, in this order. Where an engine carries the media (`apiKey`) it is the engine that hears them: what is said to one’s own connection is of what one sends, what is said to another’s of what one gets of them. `first` counts what this connection has sent, from 1: what is sent again is heard once; a gap is 409 `signal_order`',
  audit: 'never', // they travel, and are emptied when the call ends
  allow: 'members',
  params: Type.Object({ room: Uniqid }),
  body: Type.Object(
    {
      /** Of this room. */
      token: Type.String({ maxLength: 2000 }),
      to: ConnectionId,
      first: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      signals: Type.Array(Type.Union([Signal, EngineRequest]), { minItems: 1, maxItems: signalsMost }),
    },
    closed,
  ),
})

export const checkVideo = defineEndpoint({
  method: 'GET',
  path: '/visio/check',
  tag,
  summary: 'Whether calls work now, and by which servers: for a look at the route before the first call',
  allow: 'members',
  response: Type.Object({
    isAvailable: Type.Boolean(),
    /** How calls travel. */
    apiKey: MediaKey,
    /** Of video rooms: none where they go from one to the other, as calls do. */
    engine: orNull(Type.Object({ isAvailable: Type.Boolean() })),
    /** Whether there is a way around networks that let nothing through. */
    hasRelay: Type.Boolean(),
    iceServers: Type.Array(IceServer),
  }),
})
