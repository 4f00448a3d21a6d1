import { Suspense, useEffect, useMemo } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { Head } from '#platform/web/screens/screen.ts'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { kitWordsFrom } from '#platform/web/ui/kit-words-from.ts'
import { LoadingBar } from '#platform/web/ui/loading-bar.tsx'
import { Toasts } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { ConnectionState } from './connection-state.tsx'
import { headOf } from './head.ts'
import { WithWords } from './layouts/with-words.tsx'

/** Addresses of other sites are links already. */
function useAddress(path: string): string {
  const own = useHref(path)
  return /^(https?:|mailto:|tel:)/.test(path) ? path : own
}

/** What stands around every page. */
export function Root() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const locale = useLocale()
  const kit = useWords('kit')
  const t = useWords('app')
  const words = useMemo(() => kitWordsFrom(kit), [kit])
  return (
    <I18nProvider locale={dateLocale(locale)}>
      <RouterProvider navigate={(path, options) => navigate(path, options)} useHref={useAddress}>
        <KitWordsProvider words={words}>
          <a className="skip-link" href="#main">
            {t('skip_to_content')}
          </a>
          <LoadingBar isLoading={navigation.state !== 'idle'} />
          <TabTitle />
          <Outlet />
          <ScrollRestoration />
          <ConnectionState />
          <Calls />
          <Toasts />
        </KitWordsProvider>
      </RouterProvider>
    </I18nProvider>
  )
}

// Only who is logged in waits for it.
const CallsProvider = lazyWithRetry(() => import('#domain/calls/web/calls-provider.tsx'))

function Calls() {
  const { user } = usePerson()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['calls']}>
        <CallsProvider key={user.id} />
      </WithWords>
    </Suspense>
  )
}

/** The tab's title follows the page; the server writes the first one into the document. */
function TabTitle() {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  const t = useWords('app')
  const head: Head = headOf(matches, t, search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that could not be shown has said so in between
  useEffect(() => {
    document.title = head.title
  }, [head.title, pathname])
  return null
}
