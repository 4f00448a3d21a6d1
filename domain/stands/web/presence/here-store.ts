import { machineStorage, parseStored } from '#platform/web/browser-storage.ts'
import { leaseSeconds } from '../../contract/endpoints.ts'

/** Where the person of this browser says they are, in all of its tabs alike. Times in milliseconds. */
export type Here = {
  user: number
  /** By stand, whether they are talking. */
  stands: { [stand: number]: { busy: boolean } }
  /** When it ends by itself. */
  until: number
  /** When the server was told last. */
  told: number
}

const key = 'here'
const longest = 4 * 3_600_000
const quarter = 15 * 60_000
/** Tabs closed for longer than this: nobody has been there meanwhile. */
const forgotten = 3 * leaseSeconds * 1000

const listeners = new Set<() => void>()
let written: string | null = null
let current: Here | null = null

const stored = () => {
  const text = machineStorage.read(key)
  return text === undefined ? written : text
}

function parse(text: string | null): Here | null {
  const here = parseStored<Here>(text)
  return here && typeof here.user === 'number' && typeof here.stands === 'object' ? here : null
}

/** The same object as long as nothing has changed. */
export function readHere(): Here | null {
  const text = stored()
  if (text !== written) {
    written = text
    current = parse(text)
  }
  return current
}

export function writeHere(next: Here | null) {
  const kept = next && Object.keys(next.stands).length ? next : null
  current = kept
  written = kept && JSON.stringify(kept)
  // Where it is refused the lamp goes out with a reload, which is never a lie.
  machineStorage.write(key, written)
  for (const listener of listeners) listener()
}

const onStorage = (event: StorageEvent) => {
  if (event.key === key) for (const listener of listeners) listener()
}

export function subscribeToHere(listener: () => void) {
  if (!listeners.size) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) removeEventListener('storage', onStorage)
  }
}

/** Whether it still holds: not past its end, and told of not too long ago. */
export const holds = (here: Here, now: number) => now < here.until && now - here.told < forgotten

export const withStand = (
  here: Here | null,
  user: number,
  stand: number,
  busy: boolean,
  now: number,
): Here =>
  here?.user === user
    ? { ...here, stands: { ...here.stands, [stand]: { busy } }, told: now }
    : {
        user,
        stands: { [stand]: { busy } },
        until: Math.ceil((now + longest) / quarter) * quarter,
        told: now,
      }

export const withoutStand = (here: Here, stand: number): Here => {
  const { [stand]: _left, ...stands } = here.stands
  return { ...here, stands }
}
