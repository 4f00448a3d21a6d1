import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useHubState } from '#platform/web/hub/use-hub-state.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import {
  conversations,
  markAsDelivered,
  oneConversation,
  unreadConversations,
} from '../../contract/conversation.ts'
import { messagesOfConversation } from '../../contract/message.ts'
import type { MessageUpdate } from '../../contract/update.ts'
import { messageTopic } from '../../contract/update.ts'
import { typingStore } from './typing-store.ts'

/** Where no line can be held open, messages are asked for this often. */
const withoutLine = 20_000

/**
 * Hears of all conversations of a person and reads again what is shown of them.
 * @returns how many ask for their attention in a fair
 */
export function useLiveMessages(person: number, fair: number) {
  const api = useApi()
  const refresh = useRefresh()
  const isConnected = useHubState() === 'connected'
  const readAgain = () => refresh(conversations, oneConversation, unreadConversations, messagesOfConversation)
  useTopic(
    messageTopic(person),
    ({ data }) => {
      const told = data as MessageUpdate
      if (told.type === 'typing') return typingStore.heard(told.conversation, told.person)
      if (told.type === 'message') typingStore.stopAll(told.conversation)
      return readAgain()
    },
    readAgain,
  )
  const { data, dataUpdatedAt } = useQuery({
    ...callQuery(api, unreadConversations, { query: { fair } }),
    refetchInterval: isConnected ? false : withoutLine,
  })
  const hasArrived = data?.hasArrived
  // What has come in is on a device: its sender may know.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said each time something was found
  useEffect(() => {
    if (hasArrived) api.call(markAsDelivered).catch(() => undefined)
  }, [hasArrived, dataUpdatedAt, api])
  return data?.total ?? 0
}
