import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type ChatMessage, chatMessages } from '../../contract/message.ts'
import { type ChatTold, chatRoomTopic } from '../../contract/push.ts'
import { useAgainSoon } from '../use-again-soon.ts'
import { addedTo, type Pages, withoutMessage } from './chat-pages.ts'

const pageSize = 50

const query = (api: Api, room: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(chatMessages), room],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      api.call(chatMessages, { params: { id: room }, query: { before: pageParam, limit: pageSize } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })

/** What is said in a room, as it is said. */
export function useChatMessages(room: number, isHeard: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const options = query(api, room)
  const found = useInfiniteQuery({ ...options, enabled: isHeard })
  const change = (changed: (pages: Pages) => Pages) =>
    client.setQueryData(options.queryKey, before => before && { ...before, pages: changed(before.pages) })
  const soon = useAgainSoon(() => client.invalidateQueries({ queryKey: options.queryKey }))
  const add = (message: ChatMessage) => change(pages => addedTo(pages, message))
  const remove = (message: number) => change(pages => withoutMessage(pages, message))
  useTopic(
    isHeard ? chatRoomTopic(room) : null,
    ({ data }) => {
      const told = data as ChatTold
      if (told.type === 'message') add(told.message)
      else if (told.type === 'hidden') remove(told.message)
      else if (told.type === 'changed') soon()
    },
    soon,
  )
  return { ...found, messages: (found.data?.pages ?? []).flat().reverse(), add, remove }
}
