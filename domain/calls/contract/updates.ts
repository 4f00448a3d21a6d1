import type { Signal } from './connection.ts'
import type { VisioCall } from './visio-call.ts'

/** Where somebody hears of their calls, on all their pages. */
export const visioTopic = (userId: number) => `/users/${userId}/visio`

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
    | { state: 'mute' | 'unmute' | 'kick'; room: string; user: number; connection: string }
  )

/** To the page that has the connection `to`; `number` is that of the signal among those of `from`. */
export type SignalUpdate = Told & {
  state: 'signal'
  room: string
  from: string
  to: string
  number: number
  signal: Signal
}

/** What is told on the topic of a person. */
export type VisioUpdate = CallUpdate | PeerUpdate | SignalUpdate
