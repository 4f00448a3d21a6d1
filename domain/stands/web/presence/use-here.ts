import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { presence } from '#domain/exhibitors/contract/presence.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { type Api, ProblemError } from '#platform/web/api/client.ts'
import { beOnStand, heartbeatSeconds, leaveStand } from '../../contract/endpoints.ts'
import { visitStand } from '../../contract/stand-visit.ts'
import {
  type Here,
  holds,
  readHere,
  subscribeToHere,
  withoutStand,
  withStand,
  writeHere,
} from './here-store.ts'

/** Where one is, if anywhere, until when, and the ways to come, go and say that one is talking. */
export function useHere() {
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const id = user?.id
  const stored = useSyncExternalStore(subscribeToHere, readHere, () => null)
  const here = stored?.user === id ? stored : null
  const come = useCallback(
    async (stand: number, busy = false) => {
      if (!id) return
      await api.call(beOnStand, { params: { id: stand }, body: { busy } })
      writeHere(withStand(readHere(), id, stand, busy, Date.now()))
      await refresh(presence, visitStand)
    },
    [api, id, refresh],
  )
  const go = useCallback(
    async (stand: number) => {
      const before = readHere()
      if (before) writeHere(withoutStand(before, stand))
      await api.call(leaveStand, { params: { id: stand } })
      await refresh(presence, visitStand)
    },
    [api, refresh],
  )
  return { here, come, go }
}

const isNo = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429

/** A clear no ends it; a lost connection is tried again at the next beat. */
async function tell(api: Api, here: Here) {
  for (const [stand, { busy }] of Object.entries(here.stands))
    try {
      await api.call(beOnStand, { params: { id: Number(stand) }, body: { busy } })
    } catch (error) {
      const now = readHere()
      if (isNo(error) && now) writeHere(withoutStand(now, Number(stand)))
    }
}

/** Keeps the lamps lit from whichever page one looks at; whichever tab is first tells for all. */
export function useKeptHere() {
  const api = useApi()
  const { status, user } = usePerson()
  const id = user?.id
  useEffect(() => {
    if (status === 'unknown') return
    const look = async () => {
      const here = readHere()
      if (!here) return
      const now = Date.now()
      if (here.user !== id || !holds(here, now)) {
        writeHere(null)
        if (here.user === id)
          for (const stand of Object.keys(here.stands))
            await api.call(leaveStand, { params: { id: Number(stand) } }).catch(() => undefined)
        return
      }
      if (now - here.told < heartbeatSeconds * 1000) return
      writeHere({ ...here, told: now })
      await tell(api, here)
    }
    void look()
    const timer = setInterval(() => void look(), 5_000)
    return () => clearInterval(timer)
  }, [api, id, status])
}
