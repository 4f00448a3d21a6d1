import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import type { SessionUser, Tokens } from '../../contract/session.ts'
import { useOnward } from '../use-onward.ts'

/** Remembers who has come in, and goes on. */
export function useGoOn() {
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  const [next, setNext] = useState<string | null | undefined>(undefined)
  useOnward(next)
  return async (answer: Tokens & { next: string | null }) => {
    store.entered(answer)
    await queries.invalidateQueries()
    setNext(answer.next)
  }
}
