import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { presence as presenceOfFair, type StandPresence } from '../contract/presence.ts'

/** Where no line can be held open, as behind some proxies, presence is asked for this often. */
export const withoutLine = 60_000

/** Of which lamps the hub says how they are now. */
type LampNews = { lamps: readonly StandPresence[] }

/** The stands of a fair where somebody is now, by their id; undefined until that is known. */
export type Presence = ReadonlyMap<number, StandPresence> | undefined

/** How many are free on a booth: as it was read, until presence is known. */
export const freeAt = ({ id, free }: { id: number; free: number }, presence: Presence) =>
  presence ? (presence.get(id)?.free ?? 0) : free

const merged = (before: readonly StandPresence[], news: readonly StandPresence[]) => {
  const now = new Map([...before, ...news].map(one => [one.id, one]))
  return [...now.values()].filter(one => one.free + one.busy > 0)
}

/**
 * Hears on `topic`, the fair itself or a hall of it, whose presence has changed and how: nothing is asked for again.
 * `changed` is called when something else of the topic has changed.
 */
export function usePresence(
  fair: number | undefined,
  topic: string | null = fair === undefined ? null : `fair:${fair}`,
  changed: () => unknown = () => {},
): Presence {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, presenceOfFair, { query: { fair: fair ?? 0 } })
  const { queryKey } = query
  const readAgain = () => queries.invalidateQueries({ queryKey })
  useLive(topic, () => Promise.all([readAgain(), changed()]), {
    type: 'lamps',
    hear: news => {
      // What is under way may have been answered before this.
      if (queries.isFetching({ queryKey }) || !queries.getQueryData(queryKey)) return readAgain()
      queries.setQueryData(queryKey, before => before && merged(before, (news as LampNews).lamps))
    },
  })
  const { data } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: withoutLine,
    enabled: fair !== undefined && typeof window !== 'undefined',
  })
  return useMemo(() => data && new Map(data.map(one => [one.id, one])), [data])
}
