import type { Signal, VisioPeer } from '../../contract/connection.ts'
import type { Gone } from './video-room.ts'

/** What was got when this page came into a room. */
export type RoomEntry = {
  connection: string
  iceServers: RTCIceServer[]
  peers: readonly VisioPeer[]
  /** By a moderator, before. */
  isMuted: boolean
}

export type RoomEvents = {
  /** What happens in the room is heard from now on, or again: something may have been missed. */
  heard: () => void
  joined: (peer: { connection: string; user: number; replaces: string | null }) => void
  left: (connection: string) => void
  signal: (from: string, signal: Signal) => void
  /** A moderator has muted this page, or given its voice back. */
  muted: (isMuted: boolean) => void
  /** The signals so far do not count any more, or one was taken for gone: come in anew, as far as one may. */
  lost: () => void
  /** This page is not in the room any more. */
  gone: (why: Gone) => void
}

/** The way to the others in a room. */
export type Room = {
  /** @returns what ends it */
  listen: (events: RoomEvents) => () => void
  enter: () => Promise<RoomEntry>
  send: (to: string, signals: readonly Signal[]) => Promise<void>
}
