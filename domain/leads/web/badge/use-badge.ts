import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { readBadge } from '../../contract/badge/calls.ts'

/** One's own badge in a fair. It stays on the page where there is no network. */
export const useBadge = (fair: number) =>
  useQuery({
    ...callQuery(useApi(), readBadge, { query: { fair } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
