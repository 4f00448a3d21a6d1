import { Suspense } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { machineStorage } from '#platform/web/browser-storage.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { awayKey, beginnerOf, beginOn } from './beginners.ts'

const FirstSteps = lazyWithRetry(() => import('./first-steps.tsx'))

/** The first steps, on the pages that they are about: fetched by those who have not put them away. Who reads is known. */
export default function FirstVisit() {
  const screen = useScreen()?.name ?? ''
  const { status, user, roles } = usePerson()
  const role = beginnerOf(roles)
  if (!beginOn[role].includes(screen) || machineStorage.read(awayKey(user?.id ?? null, role)) === '1')
    return null
  return (
    <Suspense fallback={null}>
      <FirstSteps key={`${user?.id} ${role}`} role={role} isKnown={status === 'known'} screen={screen} />
    </Suspense>
  )
}
