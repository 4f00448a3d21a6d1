import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { EngineRequest, IceServer, MediaKey, Signal } from '../../contract/connection.ts'

/** A page in a room. */
export type Sender = {
  connection: string
  room: number
  uniqid: string
  userId: number
  /** Shows themselves or speaks there. */
  mayPublish: boolean
}

/** What a page says: to the connection `to`, of `peer` unless it is its own. The first of them has the number `first`. */
export type Said = {
  sender: Sender
  to: string
  peer: number | null
  first: number
  signals: readonly (Signal | EngineRequest)[]
}

/** Whoever only sees and hears says that they send nothing. @throws 409 */
export function assertMaySend(signal: Signal | EngineRequest, { mayPublish }: Sender): void {
  if (!mayPublish && signal.kind === 'media' && (signal.microphone || signal.camera || signal.screen))
    throw conflict('room_watching')
}

/** How picture and sound travel. Who may, and who is muted or let out, stands in the rows of the connections. */
export type VideoProvider = {
  name: MediaKey
  capabilities: {
    /** As many as show themselves or speak in one room. */
    maxPublishers: number
    /** As many as are in one room. */
    maxViewers: number
    /** Of both as many are kept for those who look after the room. */
    kept: number
    /** Whether the engine itself silences somebody; otherwise their page does as it is told. */
    serverMute: boolean
  }
  /** Who shows themselves is counted by what they offer to the engine; otherwise by whom comes in. */
  isCountedByOffers: boolean
  /** By which servers this person finds a way, with what lets them use these for a few minutes. */
  iceServers(userId: number, now: Date): Static<typeof IceServer>[]
  /** @throws 409 for what cannot be said there */
  handle(said: Said, context: Context): Promise<void>
}
