import { useState } from 'react'
import type { ThreadLine } from '#domain/messaging/web/thread/thread-line.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type ChatMessage, sendChatMessage } from '../../contract/message.ts'

type Sent = ThreadLine & { uuid: string }

/** What one has written and the server has not taken yet. Sent again it keeps its uuid, and so is kept once. */
export function useSending(room: number, onSent: (message: ChatMessage) => void) {
  const api = useApi()
  const say = useWords('validations')
  const [lines, setLines] = useState<readonly Sent[]>([])
  const change = (uuid: string, changed: Partial<Sent>) =>
    setLines(before => before.map(line => (line.uuid === uuid ? { ...line, ...changed } : line)))
  const drop = (uuid: string) => setLines(before => before.filter(line => line.uuid !== uuid))
  const deliver = async ({ uuid, text }: Sent) => {
    change(uuid, { state: 'sending' })
    try {
      onSent(await api.call(sendChatMessage, { params: { id: room }, body: { uuid, text } }))
      drop(uuid)
    } catch (error) {
      const { message, errors = {} } = error instanceof ProblemError ? problemsOf(error, say) : {}
      const problem = Object.values(errors).flat().join(' ') || message
      change(uuid, { state: 'failed', ...(problem && { problem }) })
    }
  }
  return {
    lines,
    send: (text: string) => {
      const uuid = crypto.randomUUID()
      const createdAt = new Date().toISOString()
      const line: Sent = { uuid, key: uuid, kind: 'message', text, createdAt, isOwn: true, state: 'sending' }
      setLines(before => [...before, line])
      void deliver(line)
    },
    retry: ({ key }: ThreadLine) => {
      const line = lines.find(one => one.key === key)
      if (line) void deliver(line)
    },
    discard: ({ key }: ThreadLine) => drop(key),
  }
}
