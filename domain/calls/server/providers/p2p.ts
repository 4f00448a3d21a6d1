import { conflict, Refusal } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { EngineRequest, Signal } from '../../contract/connection.ts'
import type { SignalUpdate } from '../../contract/updates.ts'
import { signalUpdate } from '../forget-signals.ts'
import { tellPerson, type Untold } from '../tell-person.ts'
import { assertMaySend, type VideoProvider } from './provider.ts'
import { turnServers } from './turn.ts'

/** From one page to the other: beyond four each sends so much that machines of visitors do not keep up. Some may look besides. */
const limits = {
  call: { maxPublishers: 4, maxViewers: 4, kept: 0 },
  booth: { maxPublishers: 4, maxViewers: 4, kept: 0 },
  workshop: { maxPublishers: 4, maxViewers: 6, kept: 2 },
} as const

/** As much as an update of the hub holds, with its topic. */
const dataMost = 65_000

const isForPeer = (signal: Signal | EngineRequest): signal is Signal =>
  signal.kind !== 'subscribe' && signal.kind !== 'unsubscribe'

/** Nothing to install. No server of others is asked for the way: without a relay of one's own there are none. */
export const p2p = (settings: Settings, kind: keyof typeof limits): VideoProvider => ({
  name: 'p2p',
  capabilities: { ...limits[kind], serverMute: false },
  isCountedByOffers: false,
  iceServers: (userId, now) => turnServers(settings, userId, now),
  // Kept with what else is told: one that is lost while a stream reconnects would leave both without a picture.
  handle: async ({ sender, to, peer, first, signals }, context) => {
    if (peer === null) throw conflict('peer_gone')
    const { connection, uniqid: room } = sender
    const updates = signals.map((signal, at): Untold<SignalUpdate> => {
      // There is no engine that could be asked.
      if (!isForPeer(signal)) throw conflict('signal_order')
      assertMaySend(signal, sender)
      return { state: 'signal', room, from: connection, to, number: first + at, signal }
    })
    if (updates.some(data => Buffer.byteLength(JSON.stringify(data)) > dataMost))
      throw new Refusal(413, 'too_large_body')
    const named = updates.map((update, at) => ({ ...update, id: signalUpdate(connection, first + at) }))
    await tellPerson(peer, named, context)
  },
})
