import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { SessionUser } from '#domain/identity/contract/session.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conversations, openConversation } from '../../contract/conversation.ts'
import { messagesOfConversation, sendMessage } from '../../contract/message.ts'
import {
  type Beginning,
  createUnsent,
  type Sent,
  type Unsent,
  type UnsentMessages,
} from './unsent-messages.ts'

/** One of each person, for all that is shown on a page. */
const known = new Map<number, UnsentMessages>()
const nobodys = createUnsent(0)

function unsentOf(person: number | undefined): UnsentMessages {
  if (person === undefined) return nobodys
  const found = known.get(person) ?? createUnsent(person)
  known.set(person, found)
  return found
}

/** What opens the conversation: the same however often it is sent. */
const bodyOf = ({ uuid, fair, person, stand }: Beginning) => ({
  uuid,
  ...(fair !== undefined && { fair }),
  ...(person === undefined ? stand !== undefined && { stand } : { users: [person] }),
})

/** A server that is busy or away is tried again; what it refuses is not. */
const isPassing = (error: ProblemError) => isUnreached(error) || error.status === 401

/** What one has written and the server has not confirmed, and what can be done with it. */
export function useUnsent() {
  const api = useApi()
  const refresh = useRefresh()
  const t = useWords('validations')
  const say = useWords('messaging')
  const person = usePerson().user?.id
  const session = useSessionStore<SessionUser>()
  const unsentMessages = unsentOf(person)
  const entries = useSyncExternalStore(unsentMessages.subscribe, unsentMessages.entries, nobodys.entries)
  const isUnreached = useSyncExternalStore(
    unsentMessages.subscribe,
    unsentMessages.isUnreached,
    nobodys.isUnreached,
  )
  const send = useCallback(
    async ({ uuid, conversation, text, file, context }: Unsent): Promise<Sent> => {
      const beginning = typeof conversation === 'number' ? null : conversation
      // Whoever logs in here next is not who wrote it: it waits for them.
      const isTheirs = () => session.get().user?.id === person
      if (!isTheirs()) return 'left'
      try {
        const id =
          typeof conversation === 'number'
            ? conversation
            : (await api.call(openConversation, { body: bodyOf(conversation) })).id
        if (!isTheirs()) return 'left'
        await api.call(sendMessage, {
          body: {
            conversation: id,
            uuid,
            ...(text && { text }),
            ...(file && { file: file.id }),
            ...(context && { context: { kind: context.kind, id: context.id } }),
          },
        })
        await refresh(messagesOfConversation, conversations)
        return 'sent'
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        if (isPassing(error)) return 'unreached'
        const problem = problemsOf(error, t).message ?? error.message
        // It stands in no conversation that one could come upon.
        if (beginning) toast.error(say('unsent_refused', { name: beginning.name, problem }))
        return { problem }
      }
    },
    [api, refresh, t, say, session, person],
  )
  return {
    entries,
    isUnreached,
    add: (message: Unsent) => {
      unsentMessages.add(message)
      void unsentMessages.flush(send)
    },
    again: (uuid: string) => {
      unsentMessages.again(uuid)
      void unsentMessages.flush(send)
    },
    discard: unsentMessages.discard,
    flush: () => void unsentMessages.flush(send),
    readAgain: unsentMessages.readAgain,
  }
}

/** On every page of whoever is logged in: what waits is sent once the network is back. */
export function useSendsWhatWaits() {
  const { entries, flush, readAgain } = useUnsent()
  const isWaiting = entries.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, and when something comes to wait
  useEffect(() => {
    if (isWaiting) flush()
    const heard = ({ key }: StorageEvent) => readAgain(key)
    addEventListener('online', flush)
    addEventListener('storage', heard)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('storage', heard)
    }
  }, [isWaiting])
}
