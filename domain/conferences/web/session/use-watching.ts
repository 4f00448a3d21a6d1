import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { leaseSeconds } from '../../contract/stage.ts'
import { leaveWatching, watchConference } from '../../contract/watching.ts'
import { untilDoors } from './until-doors.ts'
import { useAtMost } from './use-at-most.ts'

/** Milliseconds between two looks at what goes on between those who are in: thousands may watch. */
const lookEvery = 10_000

const isRefused = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * A session as it is shown to whoever has no account: to be watched where its fair lets everybody, else as it is. That one is
 * there is said as long as the page is open, by a key that the page alone knows.
 */
export function useWatching(view: ConferenceView): { shown: ConferenceView; isWatching: boolean } {
  const api = useApi()
  const refresh = useRefresh()
  const isOn = usePerson().status === 'anonymous' && view.isWatchable
  const { id } = view.conference
  const [spread] = useState(Math.random)
  const key = useRef<string | null>(null)
  const { data, error } = useQuery({
    queryKey: [...keyOf(watchConference), id],
    queryFn: async () => {
      const body = key.current === null ? {} : { key: key.current }
      const watching = await api.call(watchConference, { params: { id }, body, isAside: true })
      key.current = watching.key
      return watching.view
    },
    enabled: isOn,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      Math.min(state.data ? untilDoors(state.data, spread) : Number.POSITIVE_INFINITY, leaseSeconds * 500),
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (!isOn) return
    const leave = () => {
      const ownKey = key.current
      key.current = null
      if (ownKey === null) return
      const leaving = { params: { id }, query: { key: ownKey }, isKeptAlive: true, isAside: true }
      void api.call(leaveWatching, leaving).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [api, id, isOn])
  const look = useAtMost(lookEvery, () => refresh(watchConference), spread * lookEvery)
  // Whether they may watch at all is told by itself: also in the background, where sound goes on.
  useTopic(
    isOn ? `conference:${id}` : null,
    ({ type }) => (type === 'watching' ? refresh(viewConference, watchConference) : look()),
    look,
  )
  return { shown: isOn && data && !isRefused(error) ? data : view, isWatching: isOn }
}
