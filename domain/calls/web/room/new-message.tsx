import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { oneConversation } from '#domain/messaging/contract/conversation.ts'
import type { Message } from '#domain/messaging/contract/message.ts'
import { useMessages } from '#domain/messaging/web/conversation/use-messages.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import styles from './room.module.css'

/** Milliseconds for which it is read at a glance. */
const shownFor = 6_000

/** On the whole screen the conversation is folded: what the other writes is shown for a moment. */
export function NewMessage({ uuid, name }: { uuid: string; name: string }) {
  const { data } = useQuery(callQuery(useApi(), oneConversation, { params: { uuid } }))
  return data ? <Latest conversation={data.id} name={name} /> : <p role="status" />
}

function Latest({ conversation, name }: { conversation: number; name: string }) {
  const { messages, isPending } = useMessages(conversation)
  const last = messages.filter(({ kind, isOwn }) => kind === 'text' && !isOwn).at(-1)
  const before = useRef<number | null>(null)
  const [shown, show] = useState<Message | null>(null)
  useEffect(() => {
    if (isPending) return
    const known = before.current
    before.current = last?.id ?? 0
    if (!last || known === null || last.id <= known) return
    show(last)
  }, [isPending, last])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => show(null), shownFor)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <p className={shown ? styles.said : undefined} role="status">
      {shown && (
        <>
          <b>{name}</b>
          <span>{shown.text ?? shown.file?.name}</span>
        </>
      )}
    </p>
  )
}
