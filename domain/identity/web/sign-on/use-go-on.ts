import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import type { SessionUser, Tokens } from '../../contract/session.ts'
import { useLanding } from '../landing.ts'

/** Remembers who has come in and goes on: to where they were going, else to where somebody like them begins. */
export function useGoOn() {
  const store = useSessionStore<SessionUser>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const landing = useLanding()
  const [arrived, setArrived] = useState<{ next: string | null } | null>(null)
  useEffect(() => {
    if (arrived) void navigate(arrived.next ?? landing, { replace: true })
  }, [arrived, landing, navigate])
  return async (answer: Tokens & { next: string | null }) => {
    store.entered(answer)
    await queries.invalidateQueries()
    setArrived(answer)
  }
}
