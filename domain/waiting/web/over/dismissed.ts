import { useSyncExternalStore } from 'react'
import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'

/** Places that are told of no more; the server tells of them for some minutes only. */
const kept = 20
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // What was read in one tab is read in all.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Which lost places somebody has read of on this machine. */
export function useDismissed(user: number) {
  const key = ownKey(user, 'queue:over')
  const stored = useSyncExternalStore(
    subscribe,
    () => machineStorage.read(key) ?? null,
    () => null,
  )
  const dismissed = parseStored<number[]>(stored) ?? []
  return {
    dismissed,
    dismiss: (place: number) => {
      machineStorage.write(key, JSON.stringify([...dismissed, place].slice(-kept)))
      for (const listener of listeners) listener()
    },
  }
}
