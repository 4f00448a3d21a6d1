import { CircleHelp, Globe, Lightbulb, LogIn, LogOut, Moon, Sun } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { useLogout } from '#domain/identity/web/logout.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import type { KnownEntry } from '#domain/search/web/options.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { setTheme } from '#platform/web/styles/theme.ts'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { useLanguages } from './language-menu.tsx'

/** What can be done from anywhere. */
export function useKnownActions({ onHelp }: { onHelp: () => void }): KnownEntry[] {
  const t = useWords('app')
  const locale = useLocale()
  const fair = useFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const logout = useLogout()
  const languages = useLanguages()
  const screen = useScreen()
  const { pathname, search } = useLocation()
  const { status } = usePerson()
  const isDark = document.documentElement.dataset.theme === 'dark'
  const withQuery = (name: string, value: string) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `${pathname}?${query}`
  }
  // Where one stands, else in the lobby.
  const looksHere = screen?.name === 'fairVisit' || screen?.name === 'fairVisitLobby'
  const lens = looksHere ? withQuery('free', '1') : `${href(fairPaths.fairVisitLobby)}?free=1`
  return [
    ...(fair && !isClosed(fair.status.id)
      ? [
          {
            id: 'action-free',
            title: t('visit:lens.switch'),
            icon: Lightbulb,
            ...(looksHere && { shortcut: 'F' }),
            onAction: () => void navigate(lens, { replace: looksHere, viewTransition: true }),
          },
        ]
      : []),
    {
      id: 'action-theme',
      title: t(isDark ? 'nav.day' : 'nav.evening'),
      icon: isDark ? Sun : Moon,
      onAction: () => setTheme(isDark ? 'light' : 'dark'),
    },
    { id: 'action-help', title: t('keys.title'), icon: CircleHelp, shortcut: '?', onAction: onHelp },
    ...languages
      .filter(code => code !== locale)
      .map(code => ({
        id: `action-language-${code}`,
        title: languageNames[code],
        detail: t('nav.language'),
        icon: Globe,
        // A whole load: words, dates and server-rendered content change together, the place stays.
        onAction: () => location.assign(withQuery('lang', code)),
      })),
    status === 'known'
      ? { id: 'action-logout', title: t('nav.logout'), icon: LogOut, onAction: logout }
      : { id: 'action-login', title: t('nav.login'), icon: LogIn, href: accountPaths.login },
  ]
}
