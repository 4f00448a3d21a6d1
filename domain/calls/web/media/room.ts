import type { MutedKind } from '../../contract/booth-room.ts'
import type { EngineRequest, Signal, VisioEngine, VisioPeer } from '../../contract/connection.ts'
import type { Gone, Muted, Sending } from './video-room.ts'

/** What was got when this page came into a room. */
export type RoomEntry = {
  connection: string
  iceServers: RTCIceServer[]
  peers: readonly VisioPeer[]
  /** None: from one page to the other. */
  engine: VisioEngine | null
  /** Before. */
  muted: Muted
  /** One sees and hears, and shows nothing of oneself. */
  isWatching: boolean
}

export type RoomEvents = {
  /** What happens in the room is heard from now on, or again: something may have been missed. */
  heard: () => void
  joined: (peer: { connection: string; user: number; replaces: string | null }) => void
  left: (connection: string) => void
  signal: (from: string, signal: Signal) => void
  /** A moderator has muted this page, or given its voice or its picture back. */
  muted: (isMuted: boolean, kind: MutedKind) => void
  /** Their sound and picture can be asked of the engine, or no longer; one's own too. */
  published?: (connection: string, isPublishing: boolean) => void
  /** What somebody says they send, in a room with an engine. */
  sends?: (connection: string, sending: Sending) => void
  /** The engine does not answer, or does again. */
  engine?: (isAvailable: boolean) => void
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
  /** What there is in it now, without coming in anew. */
  read: () => Promise<Omit<RoomEntry, 'muted' | 'isWatching'>>
  /** This page is being closed, or loaded anew. */
  closing: () => void
  send: (to: string, signals: readonly (Signal | EngineRequest)[]) => Promise<void>
}
