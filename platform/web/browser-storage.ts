/** Texts by key in the browser; a browser may refuse them (private windows, no room), which hinders nobody. */
const storageOf = (area: 'localStorage' | 'sessionStorage') => {
  /** Null where nothing is kept, undefined where the browser refuses. */
  const read = (key: string): string | null | undefined => {
    try {
      return globalThis[area].getItem(key)
    } catch {
      return undefined
    }
  }
  /** Null removes what is kept. @returns false where the browser refuses */
  const write = (key: string, text: string | null): boolean => {
    try {
      if (text === null) globalThis[area].removeItem(key)
      else globalThis[area].setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  /** Of what is kept that begins so; none where the browser refuses. */
  const keys = (beginning: string): string[] => {
    try {
      return Object.keys(globalThis[area]).filter(key => key.startsWith(beginning))
    } catch {
      return []
    }
  }
  return { read, write, keys }
}

/** Kept on this machine, in all tabs. */
export const machineStorage = storageOf('localStorage')

/** Kept in this tab, over a reload. */
export const tabStorage = storageOf('sessionStorage')

/** What was kept as JSON; null where it is no JSON. Its shape is the caller's to know: only this product writes it. */
export function parseStored<T>(text: string | null | undefined): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Where something of one person is kept on this machine until they log out: of several people each has their own. */
export const ownKey = (person: number, key: string) => `own:${person}:${key}`

/** Whoever logs out leaves nothing of what they have written behind. */
export function forgetOwn() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('own:')) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
