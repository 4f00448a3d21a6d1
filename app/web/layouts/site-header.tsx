import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useFair, useSalonHref, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useAccountGroups } from './account-groups.ts'
import { BrandMark } from './brand-mark.tsx'
import { HeaderButtons, useButtonEntries } from './header-buttons.tsx'
import { LanguageMenu, useLanguageEntries } from './language-menu.tsx'
import { useOtherPlaces } from './other-places.ts'
import { type SearchControls, SearchEntry } from './search-entry.tsx'
import styles from './site-header.module.css'

/** Home, the fair's own buttons, contact; language; account. `look="clear"` floats over a picture; `here` names the page. */
export function SiteHeader({ look = 'bar', here }: { look?: 'bar' | 'clear'; here?: React.ReactNode }) {
  const t = useWords('app')
  const fair = useShownFair()
  const href = useSalonHref()
  const { before, after } = useOtherPlaces()
  const search = useRef<SearchControls>(null)
  return (
    <header className={styles.header} data-look={look}>
      <Link className={styles.brand} to={fair ? href('/') : '/'}>
        {fair?.logo ? (
          <img src={fair.logo.filePath} alt="" className={styles.logo} />
        ) : (
          <BrandMark size={36} />
        )}
        <span>{fair?.name ?? t('product')}</span>
      </Link>
      {here}
      <nav className={styles.nav} aria-label={t('nav.main')}>
        <Link className={styles.link} to="/">
          {t('nav.home')}
        </Link>
        <PlaceLinks places={before} />
        <HeaderButtons className={styles.link ?? ''} others={before.length + after.length} />
        <PlaceLinks places={after} />
      </nav>
      <span className={styles.grow} />
      <SearchEntry controls={search} />
      <span className={styles.wideOnly}>
        <LanguageMenu />
      </span>
      <Messages />
      <Notifications />
      <Account />
      <PhoneMenu onHelp={() => search.current?.showHelp()} />
    </header>
  )
}

const PlaceLinks = ({ places }: { places: { id: string; label: string; href: string }[] }) =>
  places.map(place => (
    <Link key={place.id} className={styles.link} to={place.href}>
      {place.label}
    </Link>
  ))

// Only who is logged in waits for it.
const Bell = lazyWithRetry(() => import('#domain/notifications/web/bell.tsx'))

function Notifications() {
  const { status } = usePerson()
  if (status !== 'known') return null
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  )
}

const MessagesLink = lazyWithRetry(() => import('#domain/messaging/web/messages-link.tsx'))

function Messages() {
  const fair = useFair()
  const { status } = usePerson()
  if (status !== 'known' || !fair?.isUsingDirectMessageModule) return null
  return (
    <span className={styles.wideOnly}>
      <Suspense fallback={null}>
        <MessagesLink fair={fair.id} />
      </Suspense>
    </span>
  )
}

// Only who is logged in waits for it.
const AccountMenu = lazyWithRetry(() => import('./account-menu.tsx'))

function Account() {
  const t = useWords('app')
  const { status } = usePerson()
  const waiting = <span className={styles.waiting} aria-hidden="true" />
  if (status === 'unknown') return waiting
  if (status === 'known')
    return (
      <Suspense fallback={waiting}>
        <AccountMenu className={styles.name ?? ''} />
      </Suspense>
    )
  return (
    <span className={styles.wideOnly}>
      <ButtonLink variant="secondary" size="small" href={accountPaths.login}>
        {t('nav.login')}
      </ButtonLink>
    </span>
  )
}

/** On a phone all of it behind one button; what is one’s own is behind the portrait. */
function PhoneMenu({ onHelp }: { onHelp: () => void }) {
  const t = useWords('app')
  const { status } = usePerson()
  const account = useAccountGroups()
  const { before, after } = useOtherPlaces()
  const places: MenuEntry[] = [...before, ...useButtonEntries(), ...after]
  const languages = useLanguageEntries()
  const help = { id: 'help', label: t('nav.help'), onAction: onHelp }
  return (
    <span className={styles.phoneOnly}>
      <MenuButton
        label={t('nav.menu')}
        trigger={<Button variant="ghost" icon={MenuIcon} aria-label={t('nav.menu')} />}
        groups={[
          ...(status === 'known' ? [] : account),
          { id: 'fair', title: t('nav.fair'), entries: [...places, help] },
          { id: 'languages', title: t('nav.language'), entries: languages },
        ]}
      />
    </span>
  )
}
