import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { type CurrentConference, currentConferences } from '../../contract/current.ts'
import { stateOf } from '../program/sessions.ts'
import { useNow } from '../time/use-now.ts'
import { untilCurrent } from './until-current.ts'

const none: readonly CurrentConference[] = []

const instant = (text: string | null) => (text === null ? 0 : Date.parse(text))

/** What is on air now, and what comes next, by the browser’s clock; nothing of what the server draws. Without a fair of all. */
export function useCurrent(fair: number | undefined, isWanted = true) {
  const now = useNow()
  const { data } = useQuery({
    ...callQuery(useApi(), currentConferences, { query: fair === undefined ? {} : { fair } }),
    enabled: isWanted && now !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => untilCurrent(state.data, Date.now()),
  })
  return useMemo(() => {
    const told = isWanted && now !== null ? (data ?? none) : none
    const of = (wanted: 'on_air' | 'planned') =>
      told.filter(
        one => stateOf({ ...one, begin: instant(one.begin), end: instant(one.end) }, now) === wanted,
      )
    return { onAir: of('on_air'), next: of('planned') }
  }, [data, now, isWanted])
}
