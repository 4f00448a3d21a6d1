import { CircleUserRound, Globe, LogIn, LogOut, Menu as MenuIcon, Moon, Sun } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useFair, useSalonHref, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { useLogout } from '#domain/identity/web/logout.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { locales } from '#platform/contract/locale.ts'
import { setTheme } from '#platform/web/styles/theme.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { HeaderButtons, useButtonEntries } from './header-buttons.tsx'
import styles from './site-header.module.css'

/** Home, the fair's own buttons, contact; language; account. `look="clear"` floats over a picture. */
export function SiteHeader({ look = 'bar', crumbs }: { look?: 'bar' | 'clear'; crumbs?: React.ReactNode }) {
  const t = useWords('app')
  const fair = useShownFair()
  const href = useSalonHref()
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
      {crumbs ?? (
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <HeaderButtons className={styles.link ?? ''} />
        </nav>
      )}
      <span className={styles.grow} />
      <LanguageMenu />
      <Account />
      <PhoneMenu />
    </header>
  )
}

const useLanguageEntries = (): MenuEntry[] => {
  const { pathname, search } = useLocation()
  const fair = useFair()
  const offered = fair?.fairLanguages.length
    ? fair.fairLanguages.map(language => language.code)
    : [...locales]
  return locales
    .filter(code => offered.includes(code))
    .map(code => {
      const query = new URLSearchParams(search)
      query.set('lang', code)
      // A whole load: words, dates and server-rendered content change together, the place stays.
      return { id: code, label: languageNames[code], onAction: () => location.assign(`${pathname}?${query}`) }
    })
}

function LanguageMenu() {
  const t = useWords('app')
  const locale = useLocale()
  const entries = useLanguageEntries()
  return (
    <span className={styles.wideOnly}>
      <MenuButton
        label={t('nav.language')}
        trigger={
          <Button variant="ghost" icon={Globe} aria-label={`${t('nav.language')}: ${languageNames[locale]}`}>
            {languageNames[locale]}
          </Button>
        }
        groups={[{ id: 'languages', entries }]}
      />
    </span>
  )
}

const useThemeEntry = (): MenuEntry => {
  const t = useWords('app')
  const flip = () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
  const isDark = typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark'
  return {
    id: 'theme',
    label: t(isDark ? 'nav.day' : 'nav.evening'),
    icon: isDark ? Sun : Moon,
    onAction: flip,
  }
}

function Account() {
  const t = useWords('app')
  const { status, user } = usePerson()
  const href = useSalonHref()
  const logout = useLogout()
  const theme = useThemeEntry()
  if (status === 'unknown') return <span className={styles.waiting} aria-hidden="true" />
  if (!user)
    return (
      <span className={styles.wideOnly}>
        <ButtonLink variant="secondary" size="small" href={accountPaths.login}>
          {t('nav.login')}
        </ButtonLink>
      </span>
    )
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className={styles.wideOnly}>
      <MenuButton
        label={t('nav.account')}
        trigger={
          <Button variant="ghost" aria-label={`${t('nav.account')}: ${name}`}>
            <Avatar name={name} src={user.picture?.thumbnailPath} />
            <span className={styles.name}>{name}</span>
          </Button>
        }
        groups={[
          {
            id: 'account',
            entries: [
              {
                id: 'manage',
                label: t('nav.account'),
                icon: CircleUserRound,
                href: href(accountPaths.userManage),
              },
              theme,
            ],
          },
          {
            id: 'leave',
            entries: [{ id: 'logout', label: t('nav.logout'), icon: LogOut, onAction: logout }],
          },
        ]}
      />
    </span>
  )
}

/** On a phone all of it behind one button. */
function PhoneMenu() {
  const t = useWords('app')
  const { user } = usePerson()
  const href = useSalonHref()
  const logout = useLogout()
  const languages = useLanguageEntries()
  const buttons = useButtonEntries()
  const theme = useThemeEntry()
  const account: MenuEntry[] = user
    ? [
        { id: 'manage', label: t('nav.account'), icon: CircleUserRound, href: href(accountPaths.userManage) },
        { id: 'logout', label: t('nav.logout'), icon: LogOut, onAction: logout },
      ]
    : [{ id: 'login', label: t('nav.login'), icon: LogIn, href: accountPaths.login }]
  return (
    <span className={styles.phoneOnly}>
      <MenuButton
        label={t('nav.menu')}
        trigger={<Button variant="ghost" icon={MenuIcon} aria-label={t('nav.menu')} />}
        groups={[
          { id: 'fair', title: t('nav.main'), entries: buttons },
          { id: 'account', entries: [...account, theme] },
          { id: 'languages', title: t('nav.language'), entries: languages },
        ]}
      />
    </span>
  )
}
