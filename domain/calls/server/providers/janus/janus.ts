import { conflict } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Said, VideoProvider } from '../provider.ts'
import { turnServers } from '../turn.ts'
import { queueSignal } from './engine-signals.ts'
import { reserveFeed } from './publishing.ts'
import { saySending } from './sending.ts'

export const capabilities = { maxPublishers: 12, maxViewers: 100, serverMute: true } as const

/** One engine between all: what pages say to it is passed on by the process that speaks to it (`keeper.ts`). */
export const janus = (settings: Settings): VideoProvider => ({
  name: 'janus',
  capabilities,
  iceServers: (userId, now) => turnServers(settings, userId, now),
  handle: async ({ sender, to, peer, signals }, context) => {
    const source = peer === null ? null : to
    for (const signal of signals) {
      if (!isOf(source, signal)) throw conflict('signal_order')
      if (signal.kind === 'media') await saySending(sender, signal, context)
      else {
        if (source === null && signal.kind === 'description')
          await reserveFeed(sender, capabilities.maxPublishers, context)
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
