import { useEffect, useState } from 'react'
import { parseStored, tabStorage } from '../browser-storage.ts'
import type { Draft } from './form-field.tsx'

/** Where it is refused the form itself still holds it. */
const storage = {
  read: (key: string) => parseStored<Draft>(tabStorage.read(key)),
  write: (key: string, draft: Draft) =>
    tabStorage.write(key, Object.keys(draft).length ? JSON.stringify(draft) : null),
}

const nothing: Draft = {}

/** What somebody has changed in a record and not saved yet. Kept over a reload or an expired session. */
export function useDraft(record: object, key: string) {
  const [kept, setKept] = useState<{ key: string; changes: Draft }>({ key, changes: {} })
  useEffect(() => setKept({ key, changes: storage.read(key) ?? {} }), [key])
  // What was changed in another record is never this one's, not even while its own is being read.
  const changes = kept.key === key ? kept.changes : nothing
  const keep = (next: Draft) => {
    setKept({ key, changes: next })
    storage.write(key, next)
  }
  const value: Draft = { ...record, ...changes }
  return {
    value,
    changes,
    isChanged: Object.keys(changes).length > 0,
    set: (name: string, next: unknown) => keep({ ...changes, [name]: next }),
    /** Several fields at once, where one decides on another. */
    setAll: (next: Draft) => keep({ ...changes, ...next }),
    /** One field of one language. */
    setWord: (locale: string, name: string, next: unknown) => {
      const all = (value.translations ?? {}) as Record<string, Draft>
      keep({ ...changes, translations: { ...all, [locale]: { ...all[locale], [name]: next } } })
    },
    word: (locale: string, name: string) =>
      ((value.translations ?? {}) as Record<string, Draft>)[locale]?.[name],
    reset: () => keep({}),
  }
}

export type DraftState = ReturnType<typeof useDraft>
