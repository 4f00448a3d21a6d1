import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { readStatToken } from '../../contract/recording.ts'

/** A choice changes here or in another tab, and then for months not. */
const kept = 10 * 60_000

/** What this browser has said of being counted in a fair. Asked of the server once it is wanted. */
export function useKnownChoice(fair: number, isWanted = true) {
  const query = callQuery(useApi(), readStatToken, { query: { fairId: fair } })
  const { data } = useQuery({ ...query, staleTime: kept, retry: false, enabled: isWanted })
  return { known: data, key: query.queryKey }
}
