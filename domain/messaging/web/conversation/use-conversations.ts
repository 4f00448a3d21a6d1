import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { type Box, conversations } from '../../contract/conversation.ts'

/** Conversations of one answer. */
const size = 30

export type Narrowed = { fair: number; stand?: number; as?: 'person' | 'booth'; box: Box; search?: string }

const conversationsQuery = (api: Api, narrowed: Narrowed) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(conversations), 'parts', narrowed],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      api.call(conversations, { query: { ...narrowed, cursor: pageParam, limit: size } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: last => (last.length === size ? last.at(-1)?.cursor : undefined),
  })

/** The conversations of a box, as they are now. */
export function useConversations(narrowed: Narrowed) {
  const list = useInfiniteQuery({
    ...conversationsQuery(useApi(), narrowed),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { ...list, rows: list.data?.pages.flat() ?? [] }
}
