import type { Settings } from '#platform/server/settings.ts'
import type { VideoProvider } from './provider.ts'
import { turnServers } from './turn.ts'

/** From one page to the other: beyond four each sends so much that machines of visitors do not keep up. */
const maxPublishers = 4

/** Nothing to install. No server of others is asked for the way: without a relay of one's own there are none. */
export const p2p = (settings: Settings): VideoProvider => ({
  name: 'p2p',
  capabilities: { maxPublishers, serverMute: false },
  iceServers: (userId, now) => turnServers(settings, userId, now),
})
