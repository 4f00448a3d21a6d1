import type { Settings } from '#platform/server/settings.ts'
import { janus } from './janus/janus.ts'
import { p2p } from './p2p.ts'
import type { VideoProvider } from './provider.ts'

/** Two people in a call, or a booth's room of many. */
export type RoomKind = 'call' | 'booth'

/** The one by which this installation's calls go, or its rooms: what two say to each other passes through no engine. */
export const videoProvider = (settings: Settings, kind: RoomKind): VideoProvider =>
  kind === 'booth' && settings.JANUS_URL ? janus(settings) : p2p(settings)
