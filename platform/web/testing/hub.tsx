import type { ReactNode } from 'react'
import { type Hub, HubProvider } from '../hub/hub.ts'
import type { Listener } from '../hub/update.ts'

/** A page listens once it has settled, by a clock that the test holds. */
export const settled = 1_500

/** A hub that tells what the test says, around a page. */
export function hubOf() {
  const listeners = new Map<string, Set<Listener>>()
  const hub: Hub = {
    listen: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(listener))
      return () => {
        all.delete(listener)
        if (!all.size) listeners.delete(topic)
      }
    },
    state: () => 'connected',
    watchState: () => () => true,
  }
  return {
    topics: () => [...listeners.keys()],
    tell: (topic: string, data: object, type = 'message') => {
      for (const { update } of listeners.get(topic) ?? []) update({ id: '', topic, type, data })
    },
    /** Something may have been missed. */
    missed: (topic: string) => {
      for (const { resync } of listeners.get(topic) ?? []) resync()
    },
    around: (page: ReactNode) => <HubProvider value={hub}>{page}</HubProvider>,
  }
}
