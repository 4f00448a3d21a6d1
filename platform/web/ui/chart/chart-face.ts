import { useSyncExternalStore } from 'react'
import { machineStorage } from '../../browser-storage.ts'

export type ChartFace = 'drawing' | 'table'

const key = 'chart-face'
const listeners = new Set<() => void>()

/** Where the browser keeps nothing, as long as the page is open. */
let chosen: ChartFace | null = null

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const now = (): ChartFace => chosen ?? (machineStorage.read(key) === 'table' ? 'table' : 'drawing')

export function setChartFace(face: ChartFace) {
  chosen = face
  machineStorage.write(key, face)
  for (const tell of listeners) tell()
}

/** Drawing or table: one choice for all charts, remembered. The server draws. */
export const useChartFace = (): ChartFace => useSyncExternalStore(listen, now, () => 'drawing')
