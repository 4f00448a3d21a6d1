import type { QueryClient } from '@tanstack/react-query'
import type { StaticHandlerContext } from 'react-router'
import { pack, unpack } from './rows.ts'

/** What the browser starts from: what was read, by which keys, and when; what the page's loaders gave. */
type PageState = Pick<StaticHandlerContext, 'loaderData' | 'errors'> & {
  at: number
  read: (readonly [key: readonly unknown[], data: unknown])[]
}

/** As it travels with the page. */
export const packState = (
  queries: QueryClient,
  { loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
): unknown =>
  pack({
    at: Date.now(),
    read: queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data]),
    loaderData,
    errors,
  } satisfies PageState)

/** What was read, put back as old as it is; the rest is for the router. */
export function unpackState(queries: QueryClient, packed: unknown): Pick<PageState, 'loaderData' | 'errors'> {
  const { at, read, loaderData, errors } = unpack(packed) as PageState
  for (const [key, data] of read) queries.setQueryData(key, data, { updatedAt: at })
  return { loaderData, errors }
}
