import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type WalkerCount, type WalkerNews, walkers } from '../contract/walkers.ts'

const keyOfPlace = ({ kind, id }: Omit<WalkerCount, 'count'>) => `${kind}:${id}`

/** How many walk where in a fair, as it changes: 0 for a place with nobody; undefined until it is known. */
export function useWalkers(
  fair: number | undefined,
): ((kind: WalkerCount['kind'], id: number) => number) | undefined {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, walkers, { query: { fair: fair ?? 0 } })
  const { queryKey } = query
  const readAgain = () => queries.invalidateQueries({ queryKey })
  useTopic(
    fair === undefined ? null : `walkers:${fair}`,
    ({ data }) => {
      const { counts } = data as WalkerNews
      const changed = new Set(counts.map(keyOfPlace))
      queries.setQueryData(queryKey, known =>
        known ? [...known.filter(one => !changed.has(keyOfPlace(one))), ...counts] : undefined,
      )
    },
    readAgain,
  )
  const { data } = useQuery({
    ...query,
    staleTime: 0,
    enabled: fair !== undefined && typeof window !== 'undefined',
  })
  return useMemo(() => {
    if (!data) return
    const counts = new Map(data.map(one => [keyOfPlace(one), one.count]))
    return (kind, id) => counts.get(keyOfPlace({ kind, id })) ?? 0
  }, [data])
}
