import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'
import type { MessageContext } from '../../contract/message.ts'
import type { Attached } from '../thread/use-attachment.ts'

/** With whom a conversation begins that the server does not know yet: somebody, or a booth, of a fair. */
export type Beginning = {
  /** Made here: the conversation has it, unless there was one before. */
  uuid: string
  fair: number | undefined
  person?: number
  stand?: number
  /** What they are called. */
  name: string
}

/** A message that the server has not confirmed. Its `uuid` makes it one, however often it is sent. */
export type Unsent = {
  uuid: string
  conversation: number | Beginning
  text: string
  file: Attached | null
  context: MessageContext | null
  createdAt: string
  /** Why the server refused it; it is sent again by hand only. */
  problem?: string
}

/** What became of sending one: kept by the server, not reached, its writer logged out meanwhile, or refused with a sentence. */
export type Sent = 'sent' | 'unreached' | 'left' | { problem: string }

/** Milliseconds until it is tried again, longer each time. */
const pauses = [2_000, 5_000, 15_000, 30_000]

export type UnsentMessages = ReturnType<typeof createUnsent>

/**
 * What one person has written and the server has not confirmed: kept on this machine, sent in order. All tabs share
 * it; that two send the same is no harm.
 */
export function createUnsent(person: number) {
  const key = ownKey(person, 'unsent')
  const stored = () => parseStored<Unsent[]>(machineStorage.read(key)) ?? []
  let entries: readonly Unsent[] = stored()
  let isUnreached = false
  let tries = 0
  let flushing: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  const change = (edit: (now: readonly Unsent[]) => readonly Unsent[]) => {
    const text = machineStorage.read(key)
    // Another tab may have changed it; where the browser keeps nothing, this page does.
    entries = edit(text === undefined ? entries : (parseStored<Unsent[]>(text) ?? []))
    machineStorage.write(key, entries.length ? JSON.stringify(entries) : null)
    tell()
  }
  const reached = (is: boolean) => {
    if (isUnreached === !is) return
    isUnreached = !is
    tell()
  }
  const next = () => entries.find(({ problem }) => problem === undefined)
  const sendAll = async (send: (message: Unsent) => Promise<Sent>) => {
    for (let message = next(); message; message = next()) {
      const { uuid } = message
      const answer = await send(message)
      if (answer === 'left') return
      if (answer === 'unreached') {
        reached(false)
        clearTimeout(timer)
        timer = setTimeout(() => flush(send), pauses[Math.min(tries, pauses.length - 1)])
        tries += 1
        return
      }
      tries = 0
      reached(true)
      change(now =>
        answer === 'sent'
          ? now.filter(one => one.uuid !== uuid)
          : now.map(one => (one.uuid === uuid ? { ...one, problem: answer.problem } : one)),
      )
    }
  }
  const flush = (send: (message: Unsent) => Promise<Sent>): Promise<void> => {
    flushing ??= sendAll(send).finally(() => {
      flushing = null
    })
    return flushing
  }
  return {
    entries: () => entries,
    isUnreached: () => isUnreached,
    add: (message: Unsent) => change(now => [...now, message]),
    discard: (uuid: string) => change(now => now.filter(one => one.uuid !== uuid)),
    /** Of one that was refused. */
    again: (uuid: string) =>
      change(now =>
        now.map(({ problem, ...one }) => (one.uuid === uuid || !problem ? one : { ...one, problem })),
      ),
    /** Sends what waits, one after the other; whoever asks meanwhile waits for the same. */
    flush,
    /** Another tab has changed what is kept. */
    readAgain: (changed: string | null) => {
      if (changed !== key && changed !== null) return
      entries = stored()
      tell()
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (!watchers.size) clearTimeout(timer)
      }
    },
  }
}
