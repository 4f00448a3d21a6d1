import { CircleUserRound, Gauge, LogIn, LogOut, MessageCircle, Moon, Phone, Sun } from 'lucide-react'
import { callPaths } from '#domain/calls/contract/paths.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { useLogout } from '#domain/identity/web/logout.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { setTheme } from '#platform/web/styles/theme.ts'
import type { MenuEntry, MenuGroup } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { paths } from '../screens.ts'

const messagesScreen = 'userDirectMessages'

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

/** What the account leads to, as far as it exists for this person in this fair; nobody is led to the login. */
export function useAccountGroups(): MenuGroup[] {
  const t = useWords('app')
  const { user, roles } = usePerson()
  const fair = useFair()
  const href = useSalonHref()
  const logout = useLogout()
  const theme = useThemeEntry()
  if (!user)
    return [
      {
        id: 'account',
        entries: [{ id: 'login', label: t('nav.login'), icon: LogIn, href: accountPaths.login }, theme],
      },
    ]
  const messages = fair?.isUsingDirectMessageModule ? paths[messagesScreen] : undefined
  return [
    {
      id: 'account',
      entries: [
        { id: 'manage', label: t('nav.account'), icon: CircleUserRound, href: href(accountPaths.userManage) },
        ...(roles.some(role => runners.includes(role))
          ? [
              {
                id: 'dashboard',
                label: t('nav.dashboard'),
                icon: Gauge,
                href: href(accountPaths.userDashboard),
              },
            ]
          : []),
        ...(messages
          ? [{ id: 'messages', label: t('nav.messages'), icon: MessageCircle, href: href(messages) }]
          : []),
        ...(fair?.isUsingVisio
          ? [{ id: 'calls', label: t('nav.calls'), icon: Phone, href: href(callPaths.visio) }]
          : []),
        theme,
      ],
    },
    { id: 'leave', entries: [{ id: 'logout', label: t('nav.logout'), icon: LogOut, onAction: logout }] },
  ]
}
