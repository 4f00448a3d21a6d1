import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanding } from '#domain/identity/web/landing.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useWay } from './use-missing.ts'

/**
 * Leads on whoever has logged in: to where they were going, else to where somebody like them begins; once by what a
 * fair still asks of them. `undefined`: not yet.
 */
export function useOnward(wish: string | null | undefined) {
  const navigate = useNavigate()
  const { status } = usePerson()
  const landing = useLanding()
  const way = useWay()
  const next = wish ?? landing
  const isReady = wish !== undefined && status === 'known' && way !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone on as soon as the way is known, and once
  useEffect(() => {
    if (isReady) void way(next).then(to => navigate(to, { replace: true }))
  }, [isReady, next])
}
