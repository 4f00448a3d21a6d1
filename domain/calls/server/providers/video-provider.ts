import type { Settings } from '#platform/server/settings.ts'
import { p2p } from './p2p.ts'
import type { VideoProvider } from './provider.ts'

/** The one by which this installation's calls go. */
export const videoProvider = (settings: Settings): VideoProvider => p2p(settings)
