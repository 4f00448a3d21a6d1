import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Beginner, dismissFirstSteps, firstSteps } from '#domain/identity/contract/first-steps.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { machineStorage, tabStorage } from '#platform/web/browser-storage.ts'
import { awayKey } from './beginners.ts'

const stepKey = (role: Beginner) => `first-step:${role}`

/** Whether the first steps are shown, at which of them one is, and how they are put away for good. */
export function useFirstSteps(role: Beginner, count: number) {
  const api = useApi()
  const { user } = usePerson()
  const person = user?.id ?? null
  const key = awayKey(person, role)
  const [isAway, setAway] = useState(() => machineStorage.read(key) === '1')
  const [at, setAt] = useState(() => Math.min(Number(tabStorage.read(stepKey(role))) || 0, count - 1))
  const { data } = useQuery({
    ...callQuery(api, firstSteps, { params: { userId: person ?? 0 } }),
    enabled: person !== null && !isAway,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isKnown = person === null || data !== undefined
  return {
    isShown: isKnown && !isAway && !data?.dismissed.includes(role),
    at,
    goOn: () => {
      tabStorage.write(stepKey(role), String(at + 1))
      setAt(at + 1)
    },
    dismiss: () => {
      machineStorage.write(key, '1')
      setAway(true)
      // Not kept there, it is kept here; another browser shows it once more.
      if (person !== null)
        void api.call(dismissFirstSteps, { params: { userId: person }, body: { role } }).catch(() => {})
    },
  }
}
