import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { messagesOfConversation } from '../../contract/message.ts'

/** Messages of one answer. */
const size = 50

const messagesQuery = (api: Api, id: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(messagesOfConversation), id],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      api.call(messagesOfConversation, { params: { id }, query: { before: pageParam, limit: size } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: last => (last.length === size ? last.at(-1)?.id : undefined),
    staleTime: 0,
  })

/** What was written in a conversation, the oldest first; in one that has no id yet nothing. */
export function useMessages(id: number) {
  const list = useInfiniteQuery({ ...messagesQuery(useApi(), id), enabled: id > 0 })
  const newestFirst = list.data?.pages.flat() ?? []
  // What came in between pushes the last one of a part into the next.
  const messages = [...new Map(newestFirst.map(one => [one.id, one])).values()].reverse()
  return { ...list, messages }
}
