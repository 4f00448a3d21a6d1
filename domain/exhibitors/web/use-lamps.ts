import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/live/use-live.ts'
import { type Lamp, presence } from '../contract/lamps.ts'

/** Where no line can be held open, as behind some proxies, lamps are looked at this often. */
export const withoutLine = 60_000

/** The lamps of a fair by booth, as they are now; undefined until that is known. */
export type Lamps = ReadonlyMap<number, Lamp> | undefined

/** How many are free on a booth: as it was read, until the lamps are known. */
export const freeAt = ({ id, free }: { id: number; free: number }, lamps: Lamps) =>
  lamps ? (lamps.get(id)?.free ?? 0) : free

const merged = (before: readonly Lamp[], news: readonly Lamp[]) => {
  const now = new Map([...before, ...news].map(lamp => [lamp.id, lamp]))
  return [...now.values()].filter(lamp => lamp.free + lamp.busy > 0)
}

/**
 * Hears on `topic`, the fair itself or a hall of it, which lamp has changed and how: nothing is asked for again.
 * `changed` is called when something else of the topic has changed.
 */
export function useLamps(
  fair: number | undefined,
  topic: string | null = fair === undefined ? null : `fair:${fair}`,
  changed: () => unknown = () => {},
): Lamps {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, presence, { query: { fair: fair ?? 0 } })
  const { queryKey } = query
  const readAgain = () => queries.invalidateQueries({ queryKey })
  useLive(
    topic,
    () => Promise.all([readAgain(), changed()]),
    news => {
      // What is under way may have been answered before this.
      if (queries.isFetching({ queryKey }) || !queries.getQueryData(queryKey)) return readAgain()
      queries.setQueryData(queryKey, before => before && merged(before, news as Lamp[]))
    },
  )
  const { data } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: withoutLine,
    enabled: fair !== undefined && typeof window !== 'undefined',
  })
  return useMemo(() => data && new Map(data.map(lamp => [lamp.id, lamp])), [data])
}
