import { useState } from 'react'
import type { ThreadLine } from '#domain/messaging/web/thread/thread-line.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type ChatMessage, sendChatMessage } from '../../contract/message.ts'

type Sent = ThreadLine & { uuid: string }

const storedIn = (place: string) => parseStored<Sent[]>(machineStorage.read(place)) ?? []

/**
 * What one has written and the server has not taken yet: kept on this machine, and there again when the room is opened
 * again. Sent again it keeps its uuid, and so is kept once.
 */
export function useSending(person: number, room: number, onSent: (message: ChatMessage) => void) {
  const api = useApi()
  const say = useWords('validations')
  const place = ownKey(person, `chat:unsent:${room}`)
  const [lines, setLines] = useState<readonly Sent[]>(() =>
    storedIn(place).map((line): Sent => ({ ...line, state: 'failed' })),
  )
  const edit = (work: (before: readonly Sent[]) => readonly Sent[]) => {
    setLines(work)
    const kept = work(storedIn(place))
    machineStorage.write(place, kept.length ? JSON.stringify(kept) : null)
  }
  const change = (uuid: string, changed: Partial<Sent>) =>
    edit(before => before.map(line => (line.uuid === uuid ? { ...line, ...changed } : line)))
  const drop = (uuid: string) => edit(before => before.filter(line => line.uuid !== uuid))
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
      edit(before => [...before, line])
      void deliver(line)
    },
    retry: ({ key }: ThreadLine) => {
      const line = lines.find(one => one.key === key)
      if (line) void deliver(line)
    },
    discard: ({ key }: ThreadLine) => drop(key),
  }
}
