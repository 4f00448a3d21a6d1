import { Menu as MenuIcon, PanelLeft, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageVisits } from '#domain/conferences/web/figures/page-visits.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { AccountEntriesProvider } from '#domain/identity/web/account-entries.ts'
import { LedgerSlot } from '#domain/identity/web/card-slot.ts'
import { ProfileNotice } from '#domain/identity/web/profile/profile-notice.ts'
import { ProfilePart } from '#domain/identity/web/profile/profile-part.ts'
import { useOwnLists } from '#domain/identity/web/use-own-lists.ts'
import { MissingReminder } from '#domain/registration/web/missing-reminder.tsx'
import { OwnListsProvider } from '#platform/web/list/own-lists.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords, workOf } from '#platform/web/words/words.ts'
import { HereLine, Main, NameOfComing } from './frame.tsx'
import styles from './manage-layouts.module.css'
import { OwnFair } from './own-fair.tsx'
import { SideMenuArea } from './side-menu.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import { useAccountMenus, useEntryGroups } from './use-account-menus.ts'
import { WithWords } from './with-words.tsx'

const looks = {
  manage: 'wide',
  'manage-full-width': 'full',
  'assign-stands': 'full',
  user: 'narrow',
} as const
type Managing = keyof typeof looks
const isManaging = (layout: string | undefined): layout is Managing => layout !== undefined && layout in looks

// Only the page about oneself fetches it.
const NotificationPreferences = lazyWithRetry(
  () => import('#domain/notifications/web/notification-preferences.tsx'),
)
const OwnNotifications = () => (
  <Suspense fallback={null}>
    <NotificationPreferences />
  </Suspense>
)

// Only who looks at their data waits for it.
const OwnLedger = lazyWithRetry(() => import('#domain/leads/web/ledger/own-ledger.tsx'))
const Ledger = () => (
  // About its height: beneath it an account is deleted.
  <Suspense fallback={<Skeleton shape="rows" count={8} />}>
    <WithWords of={['leads']}>
      <OwnLedger />
    </WithWords>
  </Suspense>
)

// Only the figures of a session wait for it.
const SessionVisits = lazyWithRetry(() => import('#domain/statistics/web/figures/session-visits.tsx'))
const OwnPageVisits = ({ conference }: { conference: number }) => (
  <Suspense fallback={null}>
    <WithWords of={[workOf('statistics')]}>
      <SessionVisits conference={conference} />
    </WithWords>
  </Suspense>
)

/** The account area: a menu by role on the left, the page on the right; on a phone the menu is behind its button. */
export function ManageLayout() {
  const t = useWords('app')
  const { pathname } = useLocation()
  const named = useScreen()?.layout
  const layout = isManaging(named) ? named : 'manage'
  const look = looks[layout]
  const [chosen, choose] = useState<Partial<Record<Managing, boolean>>>({})
  // The plan wants all the room there is.
  const isShown = chosen[layout] ?? layout !== 'assign-stands'
  const show = (isOpen: boolean) => choose({ ...chosen, [layout]: isOpen })
  const [isShownOnPhone, showOnPhone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was chosen is what one wants to see
  useEffect(() => showOnPhone(false), [pathname])
  const fair = useFair()
  const own = useOwnLists(fair?.id ?? null)
  const menus = useAccountMenus()
  const groups = useEntryGroups(menus, own.pages)
  return (
    <OwnListsProvider value={own}>
      <SiteHeader here={<HereLine />} />
      <div
        className={styles.frame}
        data-menu={isShown ? 'open' : 'closed'}
        data-phone-menu={isShownOnPhone ? 'open' : 'closed'}
      >
        <aside id="account-menu" className={styles.side} aria-label={t('nav.account_area')}>
          <SideMenuArea className={styles.menus} menus={menus} own={own} />
        </aside>
        <div className={styles.content}>
          <span className={styles.onDesk}>
            <Button
              variant="ghost"
              size="small"
              icon={PanelLeft}
              aria-label={t(isShown ? 'nav.hide_menu' : 'nav.show_menu')}
              aria-expanded={isShown}
              aria-controls="account-menu"
              onPress={() => show(!isShown)}
            />
          </span>
          <div className={styles.page} data-look={look}>
            <Main look={look}>
              <NameOfComing />
              <OwnFair>
                <AccountEntriesProvider value={{ groups, setFavourite: own.setPage }}>
                  <ProfileNotice value={MissingReminder}>
                    <ProfilePart value={OwnNotifications}>
                      <LedgerSlot value={Ledger}>
                        <PageVisits value={OwnPageVisits}>
                          <Outlet />
                        </PageVisits>
                      </LedgerSlot>
                    </ProfilePart>
                  </ProfileNotice>
                </AccountEntriesProvider>
              </OwnFair>
            </Main>
          </div>
        </div>
      </div>
      <span className={styles.onPhone} data-beside-bulk>
        <Button
          icon={isShownOnPhone ? X : MenuIcon}
          aria-label={t('nav.account_menu')}
          aria-expanded={isShownOnPhone}
          aria-controls="account-menu"
          onPress={() => showOnPhone(!isShownOnPhone)}
        >
          {t('nav.menu')}
        </Button>
      </span>
      <TabBar />
    </OwnListsProvider>
  )
}
