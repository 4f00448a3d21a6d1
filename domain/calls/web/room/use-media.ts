import { useSyncExternalStore } from 'react'
import type { MediaView, VideoRoom } from '../media/video-room.ts'

export const useMedia = (media: VideoRoom): MediaView =>
  useSyncExternalStore(media.subscribe, media.view, media.view)
