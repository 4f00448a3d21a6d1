import { useEffect, useState } from 'react'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'
import type { OpenedChatRoom } from '../contract/room.ts'

/** Whether those who run the fair say something in a room that one has not read in any, on this machine. Later ones have greater ids. */
export function useAnnounced(
  person: number,
  room: Pick<OpenedChatRoom, 'announcement'> | undefined,
  isOpen: boolean,
): boolean {
  const key = ownKey(person, 'chat:announcement')
  const [seen, setSeen] = useState(() => Number(machineStorage.read(key) ?? 0))
  const id = room?.announcement?.id ?? 0
  const isNew = id > seen
  useEffect(() => {
    if (!isNew || !isOpen) return
    machineStorage.write(key, String(id))
    setSeen(id)
  }, [key, id, isNew, isOpen])
  return isNew && !isOpen
}
