import { useQueryClient } from '@tanstack/react-query'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import type { SessionUser, Tokens } from '../../contract/session.ts'

/** Remembers who has come in, then says where they were going. */
export function useGoOn(onDone: (next: string | null) => void) {
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  return async (answer: Tokens & { next: string | null }) => {
    store.entered(answer)
    await queries.invalidateQueries()
    onDone(answer.next)
  }
}
