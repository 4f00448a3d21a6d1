import { isRefused, openRoom, type RoomOptions } from './call-room.ts'
import { EngineRoom } from './engine-room.ts'
import { MeshRoom } from './mesh-room.ts'
import type { Carrier, VideoRoom } from './video-room.ts'

const carriers: Record<Carrier, (options: RoomOptions) => VideoRoom> = {
  p2p: options => new MeshRoom({ room: openRoom(options), isRefused }),
  janus: options => new EngineRoom({ room: openRoom(options), isRefused }),
}

/** The room, by what carries its media. */
export const openVideoRoom = (carrier: Carrier, options: RoomOptions): VideoRoom => carriers[carrier](options)
