import { useEffect, useState } from 'react'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'
import type { OpenedChatRoom } from '../contract/room.ts'

/**
 * What those who run the fair say in a room that is not open: whether it was seen in one, and `tell` once on a machine for each
 * that was not. Later ones have greater ids.
 */
export function useAnnounced(
  person: number,
  room: Pick<OpenedChatRoom, 'announcement'> | undefined,
  isOpen: boolean,
  tell: (text: string) => void,
): boolean {
  const keyOf = (what: 'seen' | 'told') => ownKey(person, `chat:announcement:${what}`)
  const last = (what: 'seen' | 'told') => Number(machineStorage.read(keyOf(what)) ?? 0)
  const [seen, setSeen] = useState(() => last('seen'))
  const { id = 0, text = '' } = room?.announcement ?? {}
  const isNew = id > seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once of each
  useEffect(() => {
    if (!isNew) return
    if (isOpen) {
      machineStorage.write(keyOf('seen'), String(id))
      setSeen(id)
    } else if (id > last('told')) {
      machineStorage.write(keyOf('told'), String(id))
      tell(text)
    }
  }, [id, isNew, isOpen])
  return isNew && !isOpen
}
