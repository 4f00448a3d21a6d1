import type { Settings } from '#platform/server/settings.ts'
import { janus } from './janus/janus.ts'
import { p2p } from './p2p.ts'
import type { VideoProvider } from './provider.ts'

/** A room of many: that of a booth, or the stage of a conference, on which all show themselves or some do for all others. */
export type VideoRoomKind = 'booth' | 'workshop' | 'plenary'
/** Or two people in a call. */
export type RoomKind = 'call' | VideoRoomKind

/** A call goes from one page to the other: what two say passes through no engine. */
export function videoProvider(settings: Settings, kind: 'call' | 'booth'): VideoProvider
/** The one by which this installation's rooms go; none where it needs an engine for them and has none. */
export function videoProvider(settings: Settings, kind: RoomKind): VideoProvider | null
export function videoProvider(settings: Settings, kind: RoomKind): VideoProvider | null {
  if (kind !== 'call' && settings.JANUS_URL) return janus(settings, kind)
  return kind === 'plenary' ? null : p2p(settings, kind)
}
