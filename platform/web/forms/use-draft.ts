import { useEffect, useState } from 'react'
import { fieldsIn } from '#platform/contract/record.ts'
import { type machineStorage, parseStored, tabStorage } from '../browser-storage.ts'
import { maySession } from '../session/session-store.ts'
import type { Draft } from './form-field.tsx'

type Changes<T> = Partial<T> & Draft

/** A record and what is changed in it; a form without a contract of its own has fields of any name. */
export type DraftState<T extends object = Draft> = {
  value: T & Draft
  changes: Changes<T>
  isChanged: boolean
  set<K extends keyof T & string>(name: K, next: T[K]): void
  /** Several fields at once, where one decides on another. */
  setAll(next: Changes<T>): void
  /** One field of one language. */
  setWord(locale: string, name: string, next: unknown): void
  word(locale: string, name: string): unknown
  reset(): void
  /** Another tab has changed it since: its changes are taken over, or one's own are kept. */
  other?: { take(): void; keepOwn(): void } | undefined
}

/** What is shown of a related record; of one that was chosen by its id, nothing. */
export const shownRelation = <T extends object>(value: T | number | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null

const wordsOf = ({ translations }: Draft, locale: string) => fieldsIn(fieldsIn(translations)[locale])

/**
 * What somebody has changed in a record and not saved yet. Kept over a reload or an expired session; where that is
 * refused the form itself still holds it. On the machine (`machineStorage`, by an `ownKey`) it outlives the tab, and what
 * another tab changes is told.
 */
export function useDraft<T extends object>(
  record: T,
  key: string,
  storage: typeof machineStorage = tabStorage,
): DraftState<T> {
  const nothing: Changes<T> = {}
  const [kept, setKept] = useState({ key, changes: nothing })
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  useEffect(() => {
    setKept({ key, changes: parseStored<Changes<T>>(storage.read(key)) ?? {} })
    setElsewhere(null)
  }, [key, storage])
  useEffect(() => {
    // What a tab keeps no other hears of.
    if (storage === tabStorage) return
    const hear = (event: StorageEvent) => {
      if (event.key !== key) return
      const isOwn = kept.key === key && Object.keys(kept.changes).length > 0
      // Another tab has saved or given up; what is written here is not: it stays kept, unless its person has logged out.
      const isLost = event.newValue === null && isOwn && maySession()
      if (isLost) storage.write(key, JSON.stringify(kept.changes))
      setElsewhere(isLost ? '{}' : event.newValue)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [key, storage, kept])
  // What was changed in another record is never this one's, not even while its own is being read.
  const changes = kept.key === key ? kept.changes : nothing
  const keep = (next: Changes<T>) => {
    setKept({ key, changes: next })
    storage.write(key, Object.keys(next).length ? JSON.stringify(next) : null)
  }
  const decide = (next: Changes<T>) => {
    setElsewhere(null)
    keep(next)
  }
  const value = { ...record, ...changes }
  return {
    value,
    changes,
    isChanged: Object.keys(changes).length > 0,
    set: (name, next) => keep({ ...changes, [name]: next }),
    setAll: next => keep({ ...changes, ...next }),
    setWord: (locale, name, next) => {
      const words = { ...wordsOf(value, locale), [name]: next }
      keep({ ...changes, translations: { ...fieldsIn(value.translations), [locale]: words } })
    },
    word: (locale, name) => wordsOf(value, locale)[name],
    reset: () => decide(nothing),
    other:
      elsewhere === null
        ? undefined
        : { take: () => decide(parseStored<Changes<T>>(elsewhere) ?? {}), keepOwn: () => decide(changes) },
  }
}
