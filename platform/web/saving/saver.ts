import { keysOf } from '#platform/contract/record.ts'
import { isUnreached, ProblemError } from '../api/problem-error.ts'
import { noSteps, type Steps, stepBack, closed as stepEnded, stepForward, stepped } from './steps.ts'
import {
  changedHere,
  confirmed,
  decided,
  type Fields,
  heard,
  keptOf,
  left,
  refusedFields,
  restored,
  type Saved,
  type StoredChanges,
  sendable,
  shownFields,
  type Unsaved,
  unheard,
} from './unsaved.ts'

/** Typing pauses before it is saved. */
const pause = 800
const firstRetry = 3_000
const longestRetry = 60_000

export type SaverOptions = {
  saved: Saved
  kept: StoredChanges | null
  /** Saves these fields upon what was told last; refused with 412 once there is another version. */
  send: (changes: Fields, upon: Saved, sending: { isKeptAlive: boolean }) => Promise<Saved>
  read: () => Promise<Saved>
  /** What is not saved while it is typed, but once the field is left. */
  waits?: (field: string, value: unknown) => boolean
  /** Which fields there can be, where that is more than were read. */
  isField?: (field: string) => boolean
  /** Keeps it over a reload; null: nothing is left to keep. */
  keep?: (kept: StoredChanges | null) => void
}

export type SaverState = Unsaved & {
  steps: Steps
  isSending: boolean
  /** All that is not saved yet waits for its field to be left. */
  isWaiting: boolean
  problem: ProblemError | null
}

/** It may succeed by itself: the server was not reached, or is busy. */
export const isPassing = (error: ProblemError) => isUnreached(error) || error.status === 429

/**
 * Saves a record by itself, field by field. Nothing that was changed is lost: what cannot be saved is kept, said and
 * tried again; what somebody else has changed as well is decided by the person.
 */
export function createSaver(options: SaverOptions) {
  const { send, read, waits = () => false, keep = () => {} } = options
  const listeners = new Set<() => void>()
  let state: SaverState = {
    ...restored(options.saved, options.kept, options.isField),
    steps: noSteps,
    isSending: false,
    isWaiting: false,
    problem: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  /** The work that is under way, for whoever wants to be there when it is done. */
  let running: Promise<void> | null = null
  /** What was read while something was on its way. */
  let missed: Saved | null = null
  const set = (next: Partial<SaverState>) => {
    state = { ...state, ...next }
    const { changes } = state
    state.isWaiting =
      keysOf(changes).length > 0 && keysOf(changes).every(field => waits(field, changes[field]))
    keep(keptOf(state))
    for (const listen of listeners) listen()
  }
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(false), delay)
  }
  const ready = (isLeft: boolean) => sendable(state, field => !isLeft && waits(field, state.changes[field]))

  async function attempt(sent: Fields, isKeptAlive: boolean): Promise<void> {
    try {
      const saved = await send(sent, state.saved, { isKeptAlive })
      set({ ...confirmed(state, sent, saved), problem: null })
      wait = firstRetry
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { errors } = error.problem
      if (error.status === 412) set({ ...heard(state, await read()), problem: null })
      else if (errors && Object.keys(errors).length)
        set({ ...refusedFields(state, sent, errors), problem: null })
      else {
        if (isPassing(error)) set(unheard(state, sent))
        throw error
      }
    }
  }

  async function work(isLeft: boolean, isKeptAlive: boolean) {
    let sent = ready(isLeft)
    try {
      while (Object.keys(sent).length) {
        set({ isSending: true, sending: sent })
        await attempt(sent, isKeptAlive)
        sent = ready(isLeft)
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      set({ problem: error })
      if (isPassing(error)) {
        later(error.retryAfter ? error.retryAfter * 1000 : wait)
        wait = Math.min(wait * 2, longestRetry)
      }
    } finally {
      set({ isSending: false, sending: null })
    }
  }

  /** Saves what there is to save; whoever asks meanwhile is served in the same go. */
  async function save(isLeft: boolean, isKeptAlive = false): Promise<void> {
    clearTimeout(timer)
    if (running) {
      await running
      return Object.keys(ready(isLeft)).length && !state.problem ? save(isLeft, isKeptAlive) : undefined
    }
    running = work(isLeft, isKeptAlive)
    try {
      await running
    } finally {
      running = null
      if (missed) hear(missed)
      missed = null
    }
  }

  function hear(saved: Saved) {
    if (running) missed = saved
    else if (saved.version > state.saved.version) set(heard(state, saved))
  }

  const change = (patch: Fields, steps: Steps) => {
    set({ ...changedHere(state, patch), steps })
    later(pause)
  }
  const move = (step: ReturnType<typeof stepBack>) => {
    if (step) change(step.fields, step.steps)
  }
  return {
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    state: () => state,
    /** What is typed on in one field is one step back together, what is chosen a step of its own. */
    set: (patch: Fields, isTyped = Object.values(patch).every(value => typeof value === 'string')) => {
      if (!Object.keys(patch).length) return
      const shown = shownFields(state)
      const before = Object.fromEntries(keysOf(patch).map(field => [field, shown[field]]))
      change(patch, stepped(state.steps, { before, after: patch }, isTyped))
    },
    undo: () => move(stepBack(state.steps)),
    redo: () => move(stepForward(state.steps)),
    decide: (field: string, whose: 'mine' | 'theirs') => {
      set(decided(state, field, whose))
      void save(true)
    },
    /** The record was read again. */
    hear,
    /** A field is left: what was typed into it is saved at once. */
    leave: () => {
      set({ ...left(state), steps: stepEnded(state.steps) })
      return save(true)
    },
    /** The page goes: what is changed is sent on its own way. */
    hasten: () => save(true, true),
    retry: () => save(true),
    /** Nothing of it is on its way, held back or undecided. */
    isSaved: () => !keysOf(state.changes).length,
    stop: () => clearTimeout(timer),
  }
}
