import { useSyncExternalStore } from 'react'
import type { Conversation } from '../../contract/conversation.ts'
import { typingStore } from './typing-store.ts'

const nobody: ReadonlyMap<string, readonly number[]> = new Map()

/** First names of those who write in a conversation now; a booth writes by its name. */
export function useTyping({ uuid, users, takenBy, booth }: Conversation): string[] {
  const writing = useSyncExternalStore(typingStore.subscribe, typingStore.now, () => nobody)
  const people = [...users, ...(takenBy ? [takenBy] : [])]
  const names = (writing.get(uuid) ?? []).map(
    id => people.find(person => person.id === id)?.firstName ?? booth?.firm?.name ?? '',
  )
  return [...new Set(names.filter(Boolean))]
}
