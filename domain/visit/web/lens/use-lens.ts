import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { usePlaceKey } from '#platform/web/screens/use-place-key.ts'
import type { Lens } from './lens.ts'

const key = 'free'
const spoken = 'speaks'
const never = () => () => {}

// No page waits for it: it comes with the first press.
const parts = () => import('./lens-parts.tsx')
const part = <Name extends keyof Awaited<ReturnType<typeof parts>>>(name: Name) =>
  lazyWithRetry(async () => ({ default: (await parts())[name] }))
export const LensHead = part('LensHead')
export const HallLens = part('HallLens')
export const LobbyLens = part('LobbyLens')
export const LensList = part('LensList')

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether one looks for who is free, and in which language: the address says it, so that it can be sent. `F` turns it. */
export function useLens(): Lens {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get(key) === '1'
  // A page is drawn once for all: what its address adds is known to the browser alone.
  const isOn = useSyncExternalStore(
    never,
    () => isAsked,
    () => false,
  )
  const write = (name: string, value: string | null, isSeen: boolean) =>
    setSearch(
      before => {
        const query = new URLSearchParams(before)
        if (value === null) query.delete(name)
        else query.set(name, value)
        return query
      },
      { replace: true, preventScrollReset: true, viewTransition: isSeen && !isCalm() },
    )
  const setOn = (next: boolean) => void parts().then(() => write(key, next ? '1' : null, true))
  usePlaceKey('f', () => setOn(!isOn))
  return {
    isOn,
    setOn,
    language: isOn ? search.get(spoken) : null,
    setLanguage: (code: string | null) => write(spoken, code, false),
  }
}
