import { useSyncExternalStore } from 'react'
import type { VideoRoom } from '#domain/calls/web/media/video-room.ts'

const nothing = () => () => {}

/** How one’s being in a room stands; none as long as one is in none. */
export function useStageOf(media: VideoRoom | null) {
  const view = () => media?.view() ?? null
  return useSyncExternalStore(media?.subscribe ?? nothing, view, () => null)
}
