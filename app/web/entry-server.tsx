import { screenHandleOf } from '#platform/web/screens/use-screen.ts'
import './styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
// The builds for servers without hooks of Node: with them, every promise of the process would be watched.
import { renderToString } from 'react-dom/server.edge'
import { prerender } from 'react-dom/static.edge'
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Render } from '#app/contract/render.ts'
import { surroundingsOf } from '#domain/fairs/web/fair-context.tsx'
import { faceScript } from '#domain/scenes/web/use-face.ts'
import { ApiProvider } from '#platform/web/api/api-context.tsx'
import { createApi } from '#platform/web/api/client.ts'
import { earlyScript } from '#platform/web/early-script.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { askingScript, createSessionStore } from '#platform/web/session/session-store.ts'
import { themeScript } from '#platform/web/styles/theme.ts'
import { createWords, WordsProvider } from '#platform/web/words/words.ts'
import { errorTitle, headOf } from './head.ts'
import { layoutSources } from './layouts/layouts.ts'
import { pageLooks, pageSources } from './page-modules.ts'
import { packState } from './page-state.ts'
import { createQueries } from './queries.ts'
import { createRoutes, type Surroundings } from './routes.tsx'
import { wordsList, wordsPath } from './words-path.ts'

/** What runs before anything is painted. */
export const headScript = `${themeScript};${askingScript};${faceScript};${earlyScript}`

const origin = 'http://page.invalid'

/** Made and ranked once: what a page brings of its own comes with its request. */
const handler = createStaticHandler(createRoutes(({ context }) => context as Surroundings))

/** The branch that was matched, so that drawing it looks through no other. */
const branchOf = ({ matches }: StaticHandlerContext): DataRouteObject[] =>
  matches.reduceRight<DataRouteObject[]>(
    (children, { route }) => [
      route.index ? route : { ...route, children: children.length ? children : undefined },
    ],
    [],
  )

/** By the paths of pages that there are: who draws one again does not look through all routes for it. */
const handlers = new LRUCache<string, typeof handler>({ max: 5000 })

/** What stands where a part was not there yet. */
const notThere = '<!--$!-->'

/** The page as one piece of text, where all its parts are there: that is a part of the work of a stream. Else null. */
function htmlAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(notThere) ? null : html
  } catch {
    return null
  }
}

/** The whole page, with what the browser will load later; in its place, without scripts that move it there. */
async function htmlOf(page: ReactNode): Promise<string> {
  const atOnce = htmlAtOnce(page)
  if (atOnce !== null) return atOnce
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return new Response(prelude as BodyInit).text()
}

/** Renders a page for nobody in particular: what is personal is added in the browser. */
export const render: Render = async ({ url, locale, fetch, signOn }) => {
  const queries = createQueries()
  const words = createWords(locale)
  const api = createApi({
    fetch: (path, init) => fetch(path, init as never) as Promise<Response>,
    locale: () => locale,
    token: async () => null,
    renew: async () => null,
  })
  const requestContext: Surroundings = { api, queries, words, signOn: signOn ?? null }
  const { pathname, search } = new URL(url, origin)
  const known = handlers.get(pathname)
  const context = await (known ?? handler).query(new Request(new URL(url, origin)), { requestContext })
  if (context instanceof Response)
    return {
      kind: 'redirect',
      status: context.status,
      location: (context.headers.get('location') ?? '/').replace(origin, ''),
    }
  const branch = branchOf(context)
  if (!known && context.statusCode === 200) handlers.set(pathname, createStaticHandler(branch))
  const router = createStaticRouter(branch, context)
  const html = await htmlOf(
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <SessionProvider store={createSessionStore(async () => null)}>
          <WordsProvider value={words}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </WordsProvider>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  const matches = context.matches.map(match => ({
    handle: match.route.handle,
    loaderData: context.loaderData[match.route.id],
  }))
  const screens = matches.flatMap(match => screenHandleOf(match)?.screen ?? [])
  const t = words.of('app')
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    state: packState(queries, context),
    head: context.errors
      ? { title: errorTitle(t, context.statusCode === 404), noIndex: true }
      : headOf(matches, t, search),
    ...surroundingsOf(api, queries, pathname, context.matches.at(-1)?.params.salon),
    // Words come in files of their own, which the browser keeps: the page does not say them again.
    sources: [
      wordsList(locale),
      ...Object.keys(words.messages).map(namespace => wordsPath(locale, namespace)),
      ...(context.errors ? ['/app/web/layouts/door-picture.tsx'] : []),
      ...screens.flatMap(screen => [...pageSources(screen), layoutSources[screen.layout] ?? []].flat()),
    ],
    looks: screens.flatMap(pageLooks),
    canonical: pathname,
    isEmbeddable: screens.at(-1)?.isEmbeddable ?? false,
  }
}
