import type { Signal, VisioPeer } from '../../contract/connection.ts'

/** What somebody sends of themselves at the moment. */
export type Sending = Omit<Extract<Signal, { kind: 'media' }>, 'kind'>

/** What was got when this page came into a room. */
export type RoomEntry = { connection: string; iceServers: RTCIceServer[]; peers: readonly VisioPeer[] }

export type RoomEvents = {
  /** What happens in the room is heard from now on, or again: something may have been missed. */
  heard: () => void
  joined: (peer: { connection: string; user: number; replaces: string | null }) => void
  left: (connection: string) => void
  signal: (from: string, signal: Signal) => void
  /** A moderator has muted this page, or given its voice back. */
  muted: (isMuted: boolean) => void
  /** The signals so far do not count any more: come in anew. */
  lost: () => void
  /** Another page has taken the place of this one, or may not be here any more. */
  gone: () => void
}

/** The way to the others in a room. */
export type Room = {
  /** @returns what ends it */
  listen: (events: RoomEvents) => () => void
  enter: () => Promise<RoomEntry>
  send: (to: string, signals: readonly Signal[]) => Promise<void>
}
