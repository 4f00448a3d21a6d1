import type { MutedKind } from './booth-room.ts'
import type { Signal } from './connection.ts'
import type { VisioCall } from './visio-call.ts'

/** Where somebody hears of their calls, on all their pages. */
export const visioTopic = (userId: number) => `/users/${userId}/visio`

/** Where open pages hear that somebody has come into the video room of a booth or left it. */
export const videoRoomTopic = (stand: number) => `videoroom:${stand}`

type Sending = Omit<Extract<Signal, { kind: 'media' }>, 'kind'>

/** An update names its topic. */
type Told = { topic: string }

/** What has become of a call, as its hearer reads it. Whoever was away is told what they missed: ask `currentCall` first. */
export type CallUpdate = Told & {
  state: 'call' | 'accept' | 'refuse' | 'cancel' | 'miss' | 'end'
  caller: VisioCall['caller']
  /** Its unique id. */
  room: string
  call: VisioCall
}

/** Who else is in a room: `join` when a page comes, or takes the place of its person’s other page. */
export type PeerUpdate = Told &
  (
    | { state: 'join'; room: string; user: number; connection: string; replaces: string | null }
    | { state: 'leave'; room: string; user: number; connection: string }
    /** To whoever was muted or let out, and to all others. */
    | { state: 'kick'; room: string; user: number; connection: string }
    | { state: 'mute' | 'unmute'; room: string; user: number; connection: string; kind: MutedKind }
    /** Their sound and picture can be asked of the engine, or no longer. */
    | { state: 'publish' | 'unpublish'; room: string; user: number; connection: string }
    /** What they send, in a room with an engine. */
    | ({ state: 'media'; room: string; user: number; connection: string } & Sending)
  )

/** The engine of a room does not answer any more, or does again: come in anew then. */
export type EngineUpdate = Told & { state: 'engine'; room: string; isAvailable: boolean }

/**
 * To the page that has the connection `to`; `number` is that of the signal among those of `from`, or none of the engine,
 * which says by `from` what it is about: what that page sends itself, or what it gets of another.
 */
export type SignalUpdate = Told & {
  state: 'signal'
  room: string
  from: string
  to: string
  number: number | null
  signal: Signal
}

/** This person is busy by being in the video room of a booth with others, or no longer. */
export type TalkUpdate = Told & { state: 'talk'; isTalking: boolean }

/** What is told on the topic of a person. */
export type VisioUpdate = CallUpdate | PeerUpdate | EngineUpdate | SignalUpdate | TalkUpdate
