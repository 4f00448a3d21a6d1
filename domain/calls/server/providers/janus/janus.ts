import { conflict } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import { assertMaySend, type Said, type VideoProvider } from '../provider.ts'
import { turnServers } from '../turn.ts'
import { queueSignal } from './engine-signals.ts'
import { reserveFeed } from './publishing.ts'
import { saySending } from './sending.ts'

/** A stage is looked at by a hundred; a workshop of more than twenty is none. */
const limits = {
  booth: { maxPublishers: 12, maxViewers: 100, kept: 0 },
  workshop: { maxPublishers: 12, maxViewers: 20, kept: 2 },
  plenary: { maxPublishers: 12, maxViewers: 100, kept: 2 },
} as const

/** One engine between all: what pages say to it is passed on by the process that speaks to it (`keeper.ts`). */
export const janus = (settings: Settings, kind: keyof typeof limits): VideoProvider => ({
  name: 'janus',
  capabilities: { ...limits[kind], serverMute: true },
  isCountedByOffers: kind === 'booth',
  iceServers: (userId, now) => turnServers(settings, userId, now),
  handle: async ({ sender, to, peer, signals }, context) => {
    const source = peer === null ? null : to
    for (const signal of signals) {
      if (!isOf(source, signal)) throw conflict('signal_order')
      assertMaySend(signal, sender)
      if (signal.kind === 'media') await saySending(sender, signal, context)
      else {
        if (source === null && signal.kind === 'description')
          await reserveFeed(sender, limits[kind].maxPublishers, context)
        await queueSignal({ connection: sender.connection, source, signal }, context.db)
      }
    }
  },
})

/** Pages offer what they send, and answer what they get; nothing else is for the engine. */
function isOf(source: string | null, signal: Said['signals'][number]): boolean {
  if (signal.kind === 'candidate') return true
  if (signal.kind === 'description') return signal.description.type === (source === null ? 'offer' : 'answer')
  return (signal.kind === 'subscribe' || signal.kind === 'unsubscribe') === (source !== null)
}
