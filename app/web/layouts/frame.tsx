import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FairProblem } from '#domain/fairs/web/fair-problem.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { HydrationMark } from '#platform/web/before-hydration.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Breadcrumb } from '#platform/web/ui/breadcrumb.tsx'
import { ComingTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Guard } from '../guard.tsx'
import { pageTitle } from '../screen-title.ts'
import { ContactSlot } from './contact-slot.tsx'
import styles from './frame.module.css'

/** The page's name, as the breadcrumb says it. */
function usePageName(): string | null {
  const t = useWords('app')
  const screen = useScreen()
  const { search } = useLocation()
  // A home page is where the logo leads; the header says whose it is.
  if (!screen || screen.name === 'fairHome') return null
  return pageTitle(t, screen.name, search)
}

/** The same for who hears the page: who sees it reads its title, right below the header. */
export function HereLine() {
  const t = useWords('app')
  const name = usePageName()
  return (
    name && (
      <nav className="visually-hidden" aria-label={t('nav.you_are_here')}>
        <span aria-current="page">{name}</span>
      </nav>
    )
  )
}

/** The page's name as its title, while what it says is not there yet. */
export function NameOfComing() {
  const name = usePageName()
  return name && <ComingTitle title={name} />
}

/** "You are here": the fair, then the page. */
export function YouAreHere() {
  const t = useWords('app')
  const fair = useFair()
  const href = useSalonHref()
  const name = usePageName()
  if (name === null) return null
  return (
    <div className={styles.here}>
      <span className="visually-hidden">{t('nav.you_are_here')}</span>
      <Breadcrumb
        crumbs={[{ label: fair?.name ?? t('product'), href: fair ? href('/') : '/' }, { label: name }]}
      />
    </div>
  )
}

// Nobody waits for it: it is about who reads.
const FirstVisit = lazyWithRetry(() => import('../help/steps/first-visit.tsx'))

function Beginning() {
  const { status } = usePerson()
  if (status === 'unknown') return null
  return (
    <Suspense fallback={null}>
      <FirstVisit />
    </Suspense>
  )
}

/** The page itself, behind its guard; what went wrong while the fair was loaded is said, never swallowed. */
export function Main({
  look,
  children,
}: {
  look: 'narrow' | 'wide' | 'full' | 'bare' | 'door'
  children?: ReactNode
}) {
  const screen = useScreen()
  const { salon } = useParams()
  return (
    <main id="main" tabIndex={-1} className={styles[look]}>
      {/* Taken over after what stands around it, in a step of its own. */}
      <Suspense>
        <FairProblem />
        <Beginning />
        {/* Another fair is another page: nothing that was chosen or typed for one stays for the other. */}
        <Guard key={salon} allow={screen?.allow ?? 'anyone'}>
          <ContactSlot hasPanel={screen?.layout === 'visit-hall'}>{children ?? <Outlet />}</ContactSlot>
        </Guard>
        <HydrationMark />
      </Suspense>
    </main>
  )
}
