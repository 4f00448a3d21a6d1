import { parseStored, tabStorage } from '#platform/web/browser-storage.ts'
import type { Wished } from '../media/video-room.ts'

/** The video room that this tab is in, kept over a reload, with what one lets the others hear and see. */
export type TabRoom = Wished & { room: string }

const key = 'calls:room'

export function readTabRoom(room: string): Wished | null {
  const kept = parseStored<TabRoom>(tabStorage.read(key))
  return kept?.room === room ? { microphone: kept.microphone, camera: kept.camera } : null
}

export const writeTabRoom = (room: TabRoom | null) => void tabStorage.write(key, room && JSON.stringify(room))
