import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FairProblem } from '#domain/fairs/web/fair-problem.tsx'
import { Hearing } from '#platform/web/early.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Breadcrumb } from '#platform/web/ui/breadcrumb.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Guard } from '../guard.tsx'
import { screenTitle } from '../screen-title.ts'
import styles from './frame.module.css'

/** Pages that are another one when the address names something: `?firm=` manages a firm instead of creating one. */
const toldByAddress: Readonly<Record<string, string>> = { exhibitorManage: 'firm' }

/** "You are here": the fair, then the page. */
export function YouAreHere() {
  const t = useWords('app')
  const fair = useFair()
  const href = useSalonHref()
  const screen = useScreen()
  const { search } = useLocation()
  if (!screen) return null
  const told = toldByAddress[screen.name]
  const name = told && new URLSearchParams(search).has(told) ? `${screen.name}_${told}` : screen.name
  return (
    <div className={styles.here}>
      <span className="visually-hidden">{t('nav.you_are_here')}</span>
      <Breadcrumb
        crumbs={[
          { label: fair?.name ?? t('product'), href: fair ? href('/') : '/' },
          { label: screenTitle(t, name) },
        ]}
      />
    </div>
  )
}

/** The page itself, behind its guard; what went wrong while the fair was loaded is said, never swallowed. */
export function Main({
  look,
  children,
}: {
  look: 'narrow' | 'wide' | 'full' | 'bare'
  children?: ReactNode
}) {
  const screen = useScreen()
  const { salon } = useParams()
  return (
    <main id="main" tabIndex={-1} className={styles[look]}>
      {/* Taken over after what stands around it, in a step of its own. */}
      <Suspense>
        <FairProblem />
        {/* Another fair is another page: nothing that was chosen or typed for one stays for the other. */}
        <Guard key={salon} allow={screen?.allow ?? 'anyone'}>
          {children ?? <Outlet />}
        </Guard>
        <Hearing />
      </Suspense>
    </main>
  )
}
