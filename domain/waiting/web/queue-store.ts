import { useSyncExternalStore } from 'react'

/** The place whose sheet is open over the page. */
let opened: number | null = null
const listeners = new Set<() => void>()

export const queueStore = {
  get: () => opened,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  open: (place: number | null) => {
    opened = place
    for (const listener of listeners) listener()
  },
}

const none = () => null

export const useOpenedPlace = () => useSyncExternalStore(queueStore.subscribe, queueStore.get, none)
