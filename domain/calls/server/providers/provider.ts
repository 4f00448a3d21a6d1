import type { Static } from 'typebox'
import type { IceServer } from '../../contract/connection.ts'

/** How picture and sound travel. Who may, and who is muted or let out, is decided elsewhere: it is told by its own push. */
export type VideoProvider = {
  name: 'p2p'
  capabilities: {
    /** As many as show themselves in one room. */
    maxPublishers: number
    /** Whether the engine itself silences somebody; otherwise their page does as it is told. */
    serverMute: boolean
  }
  /** By which servers this person finds a way, with what lets them use these for a few minutes. */
  iceServers(userId: number, now: Date): Static<typeof IceServer>[]
}
