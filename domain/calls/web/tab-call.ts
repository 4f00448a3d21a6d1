import { parseStored, tabStorage } from '#platform/web/browser-storage.ts'

/** The call that this tab is in or began, kept over a reload, with how one comes in. */
export type TabCall = { room: string; microphone: boolean; camera: boolean }

const key = 'calls:tab'

export function readTabCall(): TabCall | null {
  const kept = parseStored<TabCall>(tabStorage.read(key))
  return typeof kept?.room === 'string' ? kept : null
}

export const writeTabCall = (call: TabCall | null) => void tabStorage.write(key, call && JSON.stringify(call))
