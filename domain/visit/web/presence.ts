import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { presence, type VisitStand } from '../contract/visit.ts'

const everySeconds = 20

/** Stands with their lamps as they are now; those that did not change keep their identity, so that only others redraw. */
export function useLitStands(fair: number, stands: VisitStand[]): VisitStand[] {
  const api = useApi()
  const { data } = useQuery({
    ...callQuery(api, presence, { query: { fair } }),
    refetchInterval: everySeconds * 1000,
    staleTime: 0,
    enabled: typeof window !== 'undefined',
  })
  return useMemo(() => {
    if (!data) return stands
    const lit = new Map(data.map(one => [one.id, one]))
    return stands.map(stand => {
      const now = lit.get(stand.id)
      const [free, busy] = [now?.free ?? 0, now?.busy ?? 0]
      return stand.free === free && stand.busy === busy ? stand : { ...stand, free, busy }
    })
  }, [data, stands])
}
