import { parseStored, tabStorage } from '#platform/web/browser-storage.ts'

/** The booth's room that this tab is in, kept over a reload, with what one lets the others hear and see. */
export type TabBooth = { stand: number; microphone: boolean; camera: boolean }

const key = 'calls:booth'

export function readTabBooth(stand: number): TabBooth | null {
  const kept = parseStored<TabBooth>(tabStorage.read(key))
  return kept?.stand === stand ? kept : null
}

export const writeTabBooth = (booth: TabBooth | null) =>
  void tabStorage.write(key, booth && JSON.stringify(booth))
