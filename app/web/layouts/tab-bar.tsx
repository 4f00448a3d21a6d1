import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  DoorOpen,
  type LucideIcon,
  Map as MapIcon,
} from 'lucide-react'
import { Suspense } from 'react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { PlaceLink } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './tab-bar.module.css'

// Only who is logged in waits for it.
const MessagesTab = lazyWithRetry(() => import('#domain/messaging/web/messages-tab.tsx'))

/** The phone's foot: the places of the fair, under the thumb. */
export function TabBar() {
  const t = useWords('app')
  const href = useSalonHref()
  const fair = useFair()
  const { status } = usePerson()
  if (!fair) return null
  const hasMessages = status === 'known' && fair.isUsingDirectMessageModule
  const hasProgramme = fair.isUsingConferenceModule && !isClosed(fair.status.id)
  const places = [
    { to: href(fairPaths.fairVisitLobby), label: t('nav.halls'), icon: MapIcon },
    { to: href(exhibitorPaths.exhibitorsList), label: t('nav.exhibitors'), icon: Building2 },
  ]
  const tabs: { to: string; label: string; icon: LucideIcon; isAlone?: boolean }[] = [
    { to: href('/'), label: t('nav.home'), icon: DoorOpen, isAlone: true },
    ...(isClosed(fair.status.id) ? [] : places),
    ...(hasProgramme
      ? [
          {
            to: href(conferencePaths.conferenceProgram),
            label: t('screens.conferenceProgram'),
            icon: CalendarDays,
          },
        ]
      : []),
    // Five are as many as fit: the account is in the head too, for whoever is logged in.
    ...(hasProgramme && hasMessages
      ? []
      : [{ to: href(accountPaths.userManage), label: t('nav.account'), icon: BriefcaseBusiness }]),
  ]
  return (
    <nav className={styles.bar} aria-label={t('nav.places')}>
      {tabs.map(({ to, label, icon, isAlone }) => (
        <PlaceLink key={to} to={to} isAlone={isAlone ?? false} className={styles.tab}>
          <Icon of={icon} />
          {label}
        </PlaceLink>
      ))}
      {hasMessages && (
        <Suspense fallback={null}>
          <MessagesTab fair={fair.id} className={styles.tab ?? ''} />
        </Suspense>
      )}
    </nav>
  )
}
