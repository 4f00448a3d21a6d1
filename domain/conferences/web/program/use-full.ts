import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { fullConferences } from '../../contract/full.ts'

/** Sessions of a fair in which nobody finds a place: asked once, and again when a programme is heard to have changed. */
export function useFull(fair: number): ReadonlySet<number> {
  const { data } = useQuery(callQuery(useApi(), fullConferences, { query: { fair } }))
  return useMemo(() => new Set(data), [data])
}
