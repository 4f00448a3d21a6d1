import { useCallback, useSyncExternalStore } from 'react'
import { beOnStand, heartbeatSeconds, leaveStand } from '#domain/stands/contract/endpoints.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { type Api, ProblemError } from '#platform/web/api/client.ts'

/** Out of sight for longer than this, nobody can be said to be there. */
const hiddenMinutes = 4

/** Booths at which somebody of this tab is, whichever page they look at. */
const held = new Map<number, ReturnType<typeof setInterval>>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const key = 'here'

const remember = () => {
  try {
    sessionStorage.setItem(key, JSON.stringify([...held.keys()]))
  } catch {
    // Not remembered over a reload then: the lamp goes out, which is never a lie.
  }
}

const remembered = (id: number): boolean => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[]).includes(id)
  } catch {
    return false
  }
}

function stop(id: number) {
  clearInterval(held.get(id))
  held.delete(id)
  remember()
  tell()
}

let hiddenSince: number | null = null
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    hiddenSince = document.hidden ? Date.now() : null
  })
const isOutOfSight = () => hiddenSince !== null && Date.now() - hiddenSince > hiddenMinutes * 60_000

async function beat(api: Api, id: number) {
  if (isOutOfSight()) return
  try {
    await api.call(beOnStand, { params: { id }, body: {} })
  } catch (error) {
    // A clear no ends it; a lost connection is tried again at the next beat.
    if (error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429) {
      stop(id)
      throw error
    }
  }
}

async function start(api: Api, id: number) {
  if (held.has(id)) return
  held.set(
    id,
    setInterval(() => void beat(api, id).catch(() => undefined), heartbeatSeconds * 1000),
  )
  remember()
  tell()
  await beat(api, id)
}

async function leave(api: Api, id: number) {
  stop(id)
  await api.call(leaveStand, { params: { id } })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether one is at this booth, and the way to come and go. The lamp is lit as long as this tab says so. */
export function useLease(id: number) {
  const api = useApi()
  const isHere = useSyncExternalStore(
    subscribe,
    () => held.has(id),
    () => false,
  )
  const come = useCallback(() => start(api, id), [api, id])
  const go = useCallback(() => leave(api, id), [api, id])
  /** Takes up again after a reload what was on before it. */
  const resume = useCallback(() => {
    if (remembered(id)) void start(api, id).catch(() => undefined)
  }, [api, id])
  return { isHere, come, go, resume }
}
