import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'

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

/** Kept on this machine until they have arrived: over a reload, in all tabs, until one logs out. */
export const readKept = (person: number): KeptScan[] =>
  parseStored<KeptScan[]>(machineStorage.read(key(person))) ?? []

const write = (person: number, scans: readonly KeptScan[]) =>
  machineStorage.write(key(person), scans.length ? JSON.stringify(scans) : null)

/** Keeps a scan, or what has become of one that is kept. @returns false where the browser keeps nothing */
export const keepScan = (person: number, scan: KeptScan): boolean =>
  write(person, [...readKept(person).filter(({ uuid }) => uuid !== scan.uuid), scan])

export const dropScan = (person: number, gone: string) =>
  write(
    person,
    readKept(person).filter(({ uuid }) => uuid !== gone),
  )
