import { limitVideo, readLink } from './link-stats.ts'
import type { PeerLink } from './peer-link.ts'
import { type Budget, fullBudget, type LinkSample, nextBudget, type Quality, qualityOf } from './quality.ts'
import type { Sending } from './video-room.ts'

/** Somebody else in the room, and the connection by which they come in. */
export type Peer = {
  user: number
  link: PeerLink
  sending: Sending | null
  quality: Quality
  wasConnected: boolean
  sample: LinkSample | null
  budget: Budget
  /** When it was connected last, or began. */
  seen: number
}

/** As they are met; `before` is how they were known so far. */
export const newPeer = (
  user: number,
  link: PeerLink,
  before?: Pick<Peer, 'wasConnected' | 'seen'>,
): Peer => ({
  user,
  link,
  sending: null,
  quality: 'reconnecting',
  wasConnected: before?.wasConnected ?? false,
  sample: null,
  budget: fullBudget,
  seen: before?.seen ?? Date.now(),
})

/** Two looks in the same moment say nothing of what came in between. */
const apart = 500
/** Without a way to each other for so long the talk goes on as text, and one comes in anew to look for another. */
export const hopeless = 15_000

export const hasFailed = ({ seen, link }: Peer) => link.state !== 'connected' && Date.now() - seen > hopeless

/** How they come in now, and how much of the line one’s own picture may take. */
export async function lookAt(peer: Peer) {
  const { link, sending } = peer
  const now = await readLink(link.connection).catch(() => null)
  const { state } = link
  if (state === 'connected') {
    peer.seen = Date.now()
    peer.wasConnected = true
  }
  const isVideoSent = sending === null || sending.camera || sending.screen
  if (state === 'connected' && now && peer.sample && now.at - peer.sample.at < apart) return
  peer.quality = qualityOf(peer.sample, now, { state, isVideoSent })
  if (now) {
    const budget = nextBudget(peer.budget, now)
    if (!peer.sample || budget.level !== peer.budget.level) await limitVideo(link.connection, budget.level)
    peer.budget = budget
  }
  peer.sample = now
}
