import { type ReactNode, type Ref, use, useEffect, useRef } from 'react'
import { CardSlot } from '#domain/identity/web/card-slot.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  type Conversation,
  conversations,
  markAsRead,
  oneConversation,
  tellTyping,
  unreadConversations,
} from '../../contract/conversation.ts'
import type { MessageContext } from '../../contract/message.ts'
import { useTyping } from '../live/use-typing.ts'
import { Composer, type ComposerHandle } from '../thread/composer.tsx'
import { LineContext } from '../thread/line-context.tsx'
import { Thread } from '../thread/thread.tsx'
import type { ThreadLine } from '../thread/thread-line.ts'
import type { Beginning } from '../unsent/unsent-messages.ts'
import { useUnsent } from '../unsent/use-unsent.ts'
import styles from './conversations.module.css'
import { counterpartOf } from './correspondents.ts'
import { linesOf } from './lines-of.ts'
import { useReport } from './report-dialog.tsx'
import { useClosed } from './use-closed.tsx'
import { useMessages } from './use-messages.ts'

/** Where what is typed in a conversation is kept. */
export const draftIn = (conversation: number) => `conversation:${conversation}`

/** Milliseconds between two times that others are told somebody writes. */
const tellEvery = 4_000

/** What was written is read while it is in sight. */
function useMarksAsRead({ id, unread, isHandedOver }: Conversation, last: number | undefined) {
  const api = useApi()
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message, something unread, or given to oneself
  useEffect(() => {
    if ((!unread && !isHandedOver) || last === undefined) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      api
        .call(markAsRead, { params: { id }, query: { message: last } })
        .then(() => refresh(conversations, oneConversation, unreadConversations))
        .catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, unread, isHandedOver, last])
}

export type ConversationViewProps = {
  conversation: Conversation
  /** The server does not know it yet: how it is opened with what is sent, and where what is typed is kept. */
  begun?: { beginning: Beginning; draft: string } | undefined
  /** From where one writes: it goes with the next message. */
  context?: MessageContext | null | undefined
  onContextUsed?: () => void
  onEscape?: () => void
  takesFocus?: boolean
  /** Above the field: ready answers. */
  children?: ReactNode
  /** Why one does not answer here now, such as a colleague who does. */
  closed?: ReactNode
  ref?: Ref<ComposerHandle>
}

/** The thread of a conversation and the field in which one answers. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, begun, context, onContextUsed, onEscape, takesFocus, children, closed, ref } = props
  const t = useWords('messaging')
  const locale = useLocale()
  const api = useApi()
  const me = usePerson().user?.id ?? 0
  const unsentMessages = useUnsent()
  const list = useMessages(conversation.id)
  const writing = useTyping(conversation)
  const report = useReport()
  const ownClosed = useClosed(conversation)
  const Card = use(CardSlot)
  const firm = conversation.as === 'person' ? conversation.booth?.firm : null
  const told = useRef(0)
  const name = counterpartOf(conversation, me).name || t('thread.gone')
  useMarksAsRead(conversation, list.messages.at(-1)?.id)
  if (list.error && !list.data)
    return (
      <ErrorState title={t('view.failed')} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    )
  const lines = linesOf(conversation, list.messages, unsentMessages, me, (key, names) =>
    t(key, { ...names, duration: spanOf(names.duration, locale) }),
  )
  const typing = () => {
    if (begun || Date.now() - told.current < tellEvery) return
    told.current = Date.now()
    api.call(tellTyping, { params: { id: conversation.id } }).catch(() => undefined)
  }
  const reportEntry = (line: ThreadLine) => {
    const message = list.messages.find(({ uuid }) => uuid === line.key)
    return message && !line.isOwn && line.kind === 'message' ? [report.entryFor(message)] : []
  }
  return (
    <>
      {list.data || begun ? (
        <Thread
          label={t('view.thread_with', { name })}
          lines={lines}
          typing={writing}
          hasOlder={list.hasNextPage}
          isLoadingOlder={list.isFetchingNextPage}
          onOlder={() => void list.fetchNextPage()}
          actionsOf={reportEntry}
          onRetry={line => unsentMessages.again(line.key)}
          onDiscard={line => unsentMessages.discard(line.key)}
          empty={
            <EmptyState isPlain title={t('view.empty')}>
              {t('view.empty_text', { name })}
            </EmptyState>
          }
        />
      ) : (
        <div className={styles.waiting}>
          <Skeleton shape="rows" count={4} />
        </div>
      )}
      <Composer
        ref={ref}
        label={t('write_to', { name })}
        draft={begun?.draft ?? draftIn(conversation.id)}
        fileUse="message"
        closed={ownClosed ?? closed}
        onTyping={typing}
        {...(onEscape && { onEscape })}
        {...(takesFocus && { takesFocus })}
        onSend={({ text, file }) => {
          unsentMessages.add({
            uuid: crypto.randomUUID(),
            conversation: begun?.beginning ?? conversation.id,
            text,
            file,
            context: context ?? null,
            createdAt: new Date().toISOString(),
          })
          onContextUsed?.()
        }}
      >
        {firm && conversation.lastMessage && (
          <Card firm={firm} stand={conversation.booth?.stand ?? null} way="conversation" />
        )}
        {context && <LineContext context={context} onRemove={onContextUsed} />}
        {children}
      </Composer>
      {report.dialog}
    </>
  )
}
