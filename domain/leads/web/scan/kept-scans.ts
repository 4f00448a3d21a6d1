import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'
import { keepText, keptText, useKeptText } from '#platform/web/use-kept-text.ts'

/** A scan that has not arrived yet. */
export type KeptScan = {
  /** By which it arrives once, however often it is sent. */
  uuid: string
  code: string
  stand: number
  at: string
  note: string
  /** Why the server took it not; it is not sent again by itself. */
  refused?: string
}

const key = (person: number) => ownKey(person, 'badge-scans')
const scansOf = (text: string | null) => parseStored<KeptScan[]>(text) ?? []

/** Kept on this machine until they have arrived: over a reload, in all tabs, until one logs out. */
export const readKept = (person: number): KeptScan[] => scansOf(keptText(key(person)))

const write = (person: number, scans: readonly KeptScan[]) =>
  keepText(key(person), scans.length ? JSON.stringify(scans) : null)

/** Keeps a scan, or what has become of one that is kept: on this page alone where the browser keeps nothing. */
export const keepScan = (person: number, scan: KeptScan) =>
  write(person, [...readKept(person).filter(({ uuid }) => uuid !== scan.uuid), scan])

export const dropScan = (person: number, gone: string) =>
  write(
    person,
    readKept(person).filter(({ uuid }) => uuid !== gone),
  )

/** What waits, in all tabs; `isOnPageAlone`: the browser keeps nothing, and with the page it is gone. */
export function useKeptScans(person: number): { kept: readonly KeptScan[]; isOnPageAlone: boolean } {
  const text = useKeptText(key(person))
  return {
    kept: scansOf(text),
    isOnPageAlone: text !== null && machineStorage.read(key(person)) !== text,
  }
}
