import { useSyncExternalStore } from 'react'
import type { CallMedia, MediaView } from '../media/call-media.ts'

export const useMedia = (media: CallMedia): MediaView =>
  useSyncExternalStore(media.subscribe, media.view, media.view)
