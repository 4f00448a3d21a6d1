import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { visioRooms } from '../../contract/calls.ts'

/** As many as are read at a time. */
const callsPerPage = 10

const query = (api: Api, fair: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(visioRooms), fair, 'parts'],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      api.call(visioRooms, { query: { fair, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.length < callsPerPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })

/** One's calls, the latest first. */
export function useHistory(fair: number | undefined) {
  const found = useInfiniteQuery(query(useApi(), fair))
  return { ...found, calls: found.data?.pages.flat() ?? [] }
}
