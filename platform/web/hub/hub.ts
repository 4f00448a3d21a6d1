import { createContext, useContext } from 'react'
import type { Api } from '../api/client.ts'
import { loadWithRetry } from '../screens/lazy-with-retry.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Tab } from './tab.ts'
import type { HubState, Listener } from './update.ts'

export type Hub = ReturnType<typeof createHub>

/** The hub, which nobody waits for: its client is fetched once somebody listens and it is known who reads. */
export function createHub(api: Api, session: Pick<SessionStore<{ id: number }>, 'get' | 'subscribe'>) {
  let state: HubState = 'connected'
  let opened: Promise<Tab> | undefined
  const watchers = new Set<() => void>()
  const stateChanged = (next: HubState) => {
    state = next
    for (const watcher of watchers) watcher()
  }
  const isKnown = new Promise<void>(resolve => {
    const look = () => session.get().status !== 'unknown' && resolve()
    session.subscribe(look)
    look()
  })
  const reader = { who: () => session.get().user?.id ?? null, subscribe: session.subscribe }
  const open = (): Promise<Tab> =>
    loadWithRetry(async () => {
      const [{ openHub }] = await Promise.all([import('./open-hub.ts'), isKnown])
      return openHub(api, reader, stateChanged)
    })
  return {
    /** @returns what ends it */
    listen: (topic: string, listener: Listener): (() => void) => {
      let isLeft = false
      let leave = () => {}
      opened ??= open()
      void opened.then(tab => {
        if (!isLeft) leave = tab.listen(topic, listener)
      })
      return () => {
        isLeft = true
        leave()
      }
    },
    state: () => state,
    watchState: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

const HubContext = createContext<Hub | null>(null)

export const HubProvider = HubContext.Provider

/** Null where nothing is listened to, as on the server. */
export const useHub = (): Hub | null => useContext(HubContext)
