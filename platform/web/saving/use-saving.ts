import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { parseStored, tabStorage } from '../browser-storage.ts'
import { createSaver, type SaverOptions, type SaverState } from './saver.ts'
import { type Saved, type StoredChanges, shownFields } from './unsaved.ts'

type Options = Pick<SaverOptions, 'send' | 'read' | 'waits' | 'isField'> & {
  /** By which what is not saved yet is found again after a reload. */
  key: string
  /** As it was read last. */
  saved: Saved
}

export type SavingStatus = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict' | 'failed'

export function statusOf({
  isSending,
  isWaiting,
  problem,
  conflicts,
  refused,
  changes,
}: SaverState): SavingStatus {
  if (isSending) return 'saving'
  if (!Object.keys(changes).length) return 'saved'
  if (problem) return 'failed'
  if (Object.keys(conflicts).length) return 'conflict'
  if (refused.fields.length) return 'refused'
  return isWaiting ? 'waiting' : 'saving'
}

/** A record that is saved by itself while it is changed, with the way back. */
export function useSaving({ key, saved, send, read, waits, isField }: Options) {
  const latest = useRef({ send, read, waits })
  useEffect(() => {
    latest.current = { send, read, waits }
  })
  const [saver] = useState(() =>
    createSaver({
      saved,
      kept: parseStored<StoredChanges>(tabStorage.read(key)),
      isField,
      send: (...what) => latest.current.send(...what),
      read: () => latest.current.read(),
      waits: (...what) => latest.current.waits?.(...what) ?? false,
      keep: kept => void tabStorage.write(key, kept && JSON.stringify(kept)),
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  useEffect(() => saver.hear(saved), [saver, saved])
  useEffect(() => {
    const again = () => void saver.retry()
    const hide = () => {
      if (document.hidden) void saver.hasten()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', saver.hasten)
    again()
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', saver.hasten)
      saver.stop()
      void saver.hasten()
    }
  }, [saver])
  const status = statusOf(state)
  /** What is typed on while something is on its way would be lost with the page. */
  const mayBeLost = state.isSending || status === 'failed' || status === 'conflict' || status === 'refused'
  useEffect(() => {
    if (!mayBeLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [mayBeLost])
  const fields = useMemo(() => shownFields(state), [state])
  return {
    fields,
    status,
    problem: state.problem,
    errors: state.refused.errors,
    /** Fields that were changed here and elsewhere, as they stand there. */
    conflicts: state.conflicts,
    canUndo: state.steps.past.length > 0,
    canRedo: state.steps.future.length > 0,
    /** As it is in this moment, also between two renderings. */
    now: () => shownFields(saver.state()),
    set: saver.set,
    undo: saver.undo,
    redo: saver.redo,
    decide: saver.decide,
    leave: saver.leave,
    retry: saver.retry,
    isSaved: saver.isSaved,
  }
}

export type Saving = ReturnType<typeof useSaving>
