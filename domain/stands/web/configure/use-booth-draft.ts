import { useCallback, useEffect, useRef, useState } from 'react'
import { parseStored, tabStorage } from '#platform/web/browser-storage.ts'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { changed, changesOf, redone, same, startAt, undone } from './draft-history.ts'

type Change = Partial<BoothContent> | ((now: BoothContent) => Partial<BoothContent>)

const keyOf = (id: number) => `draft:booth:${id}`

/** What is kept, and the version of the booth upon which it was made. */
type StoredDraft = { version: number; content: BoothContent }

const storedDraft = (id: number) => parseStored<StoredDraft>(tabStorage.read(keyOf(id)))

const storeDraft = (id: number, draft: StoredDraft | null) => {
  tabStorage.write(keyOf(id), draft && JSON.stringify(draft))
}

/**
 * What is chosen for the booth and not saved yet, with the way back: every choice is a step, what is typed into one
 * field is one step together. Kept over a reload and an expired session.
 */
export function useBoothDraft({ id, version, content: saved }: BoothConfiguration) {
  const [found] = useState(() => storedDraft(id))
  const [base, setBase] = useState(found?.version ?? version)
  const [history, setHistory] = useState(() => startAt(found?.content ?? saved))
  const lastField = useRef<string | null>(null)
  const isChanged = !same(history.now, saved)
  useEffect(
    () => storeDraft(id, isChanged ? { version: base, content: history.now } : null),
    [id, base, isChanged, history.now],
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  const set = useCallback((change: Change, typedInto: string | null = null) => {
    const goesOn = typedInto !== null && typedInto === lastField.current
    lastField.current = typedInto
    setHistory(history =>
      changed(history, typeof change === 'function' ? change(history.now) : change, goesOn),
    )
  }, [])
  const undo = useCallback(() => {
    lastField.current = null
    setHistory(undone)
  }, [])
  const redo = useCallback(() => {
    lastField.current = null
    setHistory(redone)
  }, [])
  /** What the server holds now is what is shown; the steps before it no longer lead anywhere. */
  const reset = useCallback((now: Pick<BoothConfiguration, 'version' | 'content'>) => {
    lastField.current = null
    setBase(now.version)
    setHistory(startAt(now.content))
  }, [])
  return {
    content: history.now,
    changes: changesOf(history.now, saved),
    isChanged,
    /** The version upon which these changes were made. */
    base,
    set,
    undo,
    redo,
    reset,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type BoothDraft = ReturnType<typeof useBoothDraft>
