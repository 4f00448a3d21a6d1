import { lazy, Suspense, useEffect } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { machineStorage } from '#platform/web/browser-storage.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { awayKey, beginnerOf, beginOn, keepRoom } from './beginners.ts'
import styles from './first-visit.module.css'

const FirstSteps = lazy(() => import('./first-steps.tsx'))

/** The first steps, on the pages that they are about: fetched by those who have not put them away. */
export function FirstVisit() {
  const screen = useScreen()?.name ?? ''
  const { status, user, roles } = usePerson()
  const role = beginnerOf(roles)
  const isAsked = beginOn[role].includes(screen)
  const isKnown = status !== 'unknown'
  const isAway = isKnown && machineStorage.read(awayKey(user?.id ?? null, role)) === '1'
  const isNone = isKnown && (!isAsked || isAway)
  useEffect(() => {
    if (isNone && beginOn.visitor.includes(screen)) keepRoom(false)
  }, [isNone, screen])
  if (!isAsked || isAway) return null
  return (
    <div className={styles.room}>
      {isKnown && (
        <Suspense fallback={null}>
          <FirstSteps key={`${user?.id} ${role}`} role={role} isKnown={status === 'known'} screen={screen} />
        </Suspense>
      )}
    </div>
  )
}
