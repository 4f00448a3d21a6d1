import type { QueryClient } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { loadFair } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { rootRoute } from '#domain/identity/web/sign-on/use-sign-on.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Api } from '#platform/web/api/client.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import type { PageModule, Screen } from '#platform/web/screens/screen.ts'
import type { ScreenHandle } from '#platform/web/screens/use-screen.ts'
import { elsewhereOf, ensureWords, type WordBook, workOf } from '#platform/web/words/words.ts'
import { checklistWords } from '../contract/checklist-words.ts'
import { FairFrame } from './fair-frame.tsx'
import { layouts, layoutWords } from './layouts/layouts.ts'
import type { PageData } from './page-data.ts'
import { loadPage } from './page-modules.ts'
import { ErrorPage, FairErrorPage } from './pages/error-page.tsx'
import { Root } from './root.tsx'
import { screens } from './screens.ts'
import { shellNamespaces, wordsSource } from './words-source.ts'

export type Surroundings = {
  api: Api
  queries: QueryClient
  words: WordBook
  /** What people call the provider of single sign-on; the browser has it from the page. */
  signOn?: string | null
}

/** The surroundings of a call of a loader: one table of routes serves every page that the server draws. */
export type SurroundingsOf = (call: Pick<LoaderFunctionArgs, 'context'>) => Surroundings

/** Domains with words that other pages say without the rest. */
const saidElsewhere = ['conferences', 'jobs']

/** Every word that a screen and what stands around it may say. */
export const namespacesOf = (screen: Screen) =>
  named(screen).flatMap(name => (saidElsewhere.includes(name) ? [name, elsewhereOf(name)] : [name]))

const named = (screen: Screen) => [
  ...shellNamespaces,
  ...(layoutWords[screen.layout] ?? []),
  screen.domain,
  ...(screen.allow === 'anyone' ? [] : [workOf(screen.domain)]),
  ...(screen.words ?? []),
  ...(screen.hasChecklist ? checklistWords : []),
]

/** A refusal of the server while a page loads becomes the page's status, or leads to the login and back. */
function asStatus(error: unknown, address: string): unknown {
  if (!(error instanceof ProblemError)) return error
  const { pathname, search } = new URL(address)
  if (error.status === 401)
    return redirect(`${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`)
  return data(error.problem, { status: error.status || 503 })
}

/** Where a closed fair is left to; within another site there is no homepage to lead to. */
const homeOf = (homepage: string, { isEmbeddable }: Screen) =>
  isEmbeddable ? data(null, { status: 404 }) : redirect(hrefOf('/', {}, homepage))

/** One screen as a route: its page, its words and its data arrive together, and only when it is visited. */
function routeOf(screen: Screen, surroundingsOf: SurroundingsOf): RouteObject {
  const path = screen.path.replace(/^\//, '')
  const isPublic = screen.allow === 'anyone'
  const handle: ScreenHandle = { screen }
  const loader = async ({ params, request, context }: LoaderFunctionArgs, module: PageModule<PublicFair>) => {
    const { api, queries, words } = surroundingsOf({ context })
    await ensureWords(words, wordsSource, namespacesOf(screen))
    // Pages for members load in the browser, where it is known who they are.
    if (!isPublic || !(module.load || screen.isPlace))
      return { data: null, screen: screen.name } satisfies PageData
    try {
      const fair = await loadFair(api, queries, params.salon)
      if (screen.isPlace && fair && isClosed(fair.status.id)) throw homeOf(fair.homepage, screen)
      const loaded = await module.load?.({
        api,
        queries,
        locale: words.locale,
        params,
        search: new URL(request.url).searchParams,
        salon: params.salon,
        fair,
      })
      return { data: loaded, screen: screen.name } satisfies PageData
    } catch (error) {
      throw asStatus(error, request.url)
    }
  }
  const route = {
    caseSensitive: true,
    id: `${screen.unprefixed ? 'plain' : 'fair'}:${screen.name}`,
    handle,
    lazy: async () => {
      const module = await loadPage(screen)
      handle.head = module.head
      return { Component: module.default, loader: (args: LoaderFunctionArgs) => loader(args, module) }
    },
  }
  return path ? { ...route, path } : { ...route, index: true }
}

const byLayout = (some: Screen[], surroundingsOf: SurroundingsOf): RouteObject[] =>
  [...new Set(Object.values(layouts))].flatMap(layout => {
    const own = some.filter(screen => layouts[screen.layout] === layout)
    const children = own.map(screen => routeOf(screen, surroundingsOf))
    return own.length ? [{ ...layout, ErrorBoundary: FairErrorPage, children }] : []
  })

/** A page that no fair has of its own, asked for under one: it leads back there. */
const withoutPrefix = ({ path }: Screen): RouteObject => ({
  path: `/:salon${path}`,
  caseSensitive: true,
  loader: ({ params, request }) => {
    const search = new URL(request.url).searchParams
    if (!search.has('next')) search.set('next', `/${params.salon}`)
    return redirect(`${hrefOf(path, params)}?${search}`)
  },
})

/** The whole kit on one page, and what a thread is made of, for those who build with it; no build for others has them. */
const development = (surroundingsOf: SurroundingsOf): RouteObject[] =>
  import.meta.env.DEV
    ? [
        {
          path: '/_design',
          lazy: async () => ({ Component: (await import('./pages/kit-page.tsx')).KitPage }),
          loader: async call => {
            await ensureWords(surroundingsOf(call).words, wordsSource, ['lists'])
            return null
          },
        },
        {
          path: '/_design/thread',
          lazy: async () => ({ Component: (await import('./pages/thread-page.tsx')).ThreadPage }),
          loader: async call => {
            await ensureWords(surroundingsOf(call).words, wordsSource, ['messaging', workOf('messaging')])
            return null
          },
        },
      ]
    : []

/** The whole site map. The fair's prefix is said once, so that no page can forget it. */
export function createRoutes(surroundingsOf: SurroundingsOf): RouteObject[] {
  const frame = (path: string, some: Screen[]): RouteObject => ({
    path,
    Component: FairFrame,
    loader: async ({ params, request, context }) => {
      const { api, queries, words } = surroundingsOf({ context })
      await ensureWords(words, wordsSource, shellNamespaces)
      try {
        const fair = await loadFair(api, queries, params.salon)
        if (params.salon && !fair) throw data(null, { status: 404 })
        return null
      } catch (error) {
        throw asStatus(error, request.url)
      }
    },
    // The list of fairs is read once and kept fresh by its own query, not by every navigation.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.salon !== nextParams.salon,
    children: [
      ...byLayout(some, surroundingsOf),
      {
        path: '*',
        ErrorBoundary: FairErrorPage,
        loader: () => {
          throw data(null, { status: 404 })
        },
        Component: () => null,
      },
    ],
  })
  return [
    ...development(surroundingsOf),
    {
      id: rootRoute,
      Component: Root,
      ErrorBoundary: ErrorPage,
      loader: async call => {
        const { words, signOn = null } = surroundingsOf(call)
        await ensureWords(words, wordsSource, shellNamespaces)
        return signOn
      },
      shouldRevalidate: () => false,
      children: [
        frame(
          '/',
          screens.filter(screen => screen.unprefixed),
        ),
        frame(
          '/:salon?',
          screens.filter(screen => !screen.unprefixed),
        ),
        ...screens.filter(screen => screen.unprefixed).map(withoutPrefix),
      ],
    },
  ]
}
