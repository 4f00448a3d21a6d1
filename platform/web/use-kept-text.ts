import { useSyncExternalStore } from 'react'
import { machineStorage } from './browser-storage.ts'

const listeners = new Set<() => void>()
/** What was kept here: it holds for this page where the browser keeps nothing. */
const written = new Map<string, string | null>()

function subscribe(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) written.clear()
    else written.delete(key)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

export const keptText = (key: string) =>
  (written.has(key) ? written.get(key) : machineStorage.read(key)) ?? null

/** Null forgets it. */
export function keepText(key: string, text: string | null) {
  if (machineStorage.write(key, text)) written.delete(key)
  else written.set(key, text)
  for (const listener of listeners) listener()
}

/** A text that is kept on this machine, the same in all its tabs; null until it is known. */
export const useKeptText = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => keptText(key),
    () => null,
  )
