import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import type { EngineRequest, IceServer, MediaKey, Signal } from '../../contract/connection.ts'

/** A page in a room. */
export type Sender = { connection: string; room: number; uniqid: string; userId: number }

/** What a page says: to the connection `to`, of `peer` unless it is its own. The first of them has the number `first`. */
export type Said = {
  sender: Sender
  to: string
  peer: number | null
  first: number
  signals: readonly (Signal | EngineRequest)[]
}

/** How picture and sound travel. Who may, and who is muted or let out, stands in the rows of the connections. */
export type VideoProvider = {
  name: MediaKey
  capabilities: {
    /** As many as show themselves or speak in one room. */
    maxPublishers: number
    /** As many as are in one room. */
    maxViewers: number
    /** Whether the engine itself silences somebody; otherwise their page does as it is told. */
    serverMute: boolean
  }
  /** By which servers this person finds a way, with what lets them use these for a few minutes. */
  iceServers(userId: number, now: Date): Static<typeof IceServer>[]
  /** @throws 409 for what cannot be said there */
  handle(said: Said, context: Context): Promise<void>
}
