import { screenHandleOf } from '#platform/web/screens/use-screen.ts'
import './styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { hubToken } from '#domain/identity/web/hub-token.ts'
import { createPersonStore } from '#domain/identity/web/person.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import { ApiProvider } from '#platform/web/api/api-context.tsx'
import { createApi } from '#platform/web/api/client.ts'
import { hydrated } from '#platform/web/before-hydration.ts'
import { createHub, HubProvider } from '#platform/web/hub/hub.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { asked } from '#platform/web/session/session-store.ts'
import { createWords, ensureWords, WordsProvider, withAnyKey } from '#platform/web/words/words.ts'
import { reloadOnMissingChunk } from './chunk-failure.ts'
import { unpackState } from './page-state.ts'
import { createQueries, forgetWhatIsKept } from './queries.ts'
import { createRoutes, namespacesOf } from './routes.tsx'
import { laterNamespaces, shellNamespaces, wordsSource } from './words-source.ts'

reloadOnMissingChunk(import.meta.url)

const lang = document.documentElement.lang
const locale = isLocale(lang) ? lang : defaultLocale
const packed = JSON.parse(document.getElementById('state')?.textContent ?? 'null')

const queries = createQueries()
const state = packed && unpackState(queries, packed)
const words = createWords(locale)
const store = createPersonStore(() => locale)
const transport = {
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  locale: () => locale,
  say: withAnyKey(words.of('validations')),
}
const api = createApi({
  ...transport,
  token: store.token,
  renew: store.renew,
  changed: () => void forgetWhatIsKept(queries),
})
const hub = createHub(createApi({ ...transport, ...hubToken(api, store) }), store)
const routes = createRoutes(() => ({ api, queries, words }))

/** A slow phone answers its reader in between. */
const pause = () => new Promise(next => setTimeout(next))

/** The page that the server has drawn is fetched before React takes it over, so that nothing flickers. */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to live in.')
  await pause()
  const matches = matchRoutes(routes, location) ?? []
  const namespaces = matches.flatMap(({ route }) => {
    const handle = screenHandleOf(route)
    return handle ? namespacesOf(handle.screen) : []
  })
  await Promise.all([
    ensureWords(words, wordsSource, [...shellNamespaces, ...namespaces]),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }),
  ])
  const router = createBrowserRouter(routes, {
    hydrationData: state,
  })
  await pause()
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={queries}>
        <ApiProvider api={api}>
          <SessionProvider store={store}>
            <WordsProvider value={words}>
              <HubProvider value={hub}>
                <RouterProvider router={router} />
              </HubProvider>
            </WordsProvider>
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>,
    )
  })
  // First the words of accounts, then who it is: the header names both at once.
  await Promise.all([hydrated, ensureWords(words, wordsSource, laterNamespaces)])
  await store.start()
  // The server has drawn the page for nobody in particular: whoever is known now may see more, or other fairs.
  const isKnown = store.get().status === 'known'
  if (isKnown && state?.errors) {
    queries.clear()
    await router.revalidate()
  }
  asked()
  if (isKnown && !state?.errors) await queries.invalidateQueries()
}

void start()
