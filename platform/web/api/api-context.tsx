import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Static, TSchema } from 'typebox'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { NamedResource, RecordOf } from '#platform/contract/resource.ts'
import type { Api, Paged, Query } from './client.ts'

const ApiContext = createContext<Api | null>(null)

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('ApiProvider is missing above this component')
  return api
}

/** Everything that was read of a resource or a call, so that a change can make it stale. */
export const keyOf = (source: { name: string } | { path: string }): QueryKey => [
  'name' in source ? `/${source.name}` : source.path,
]

/** What people choose from is read once, until something is changed here; everything else for as long as all queries. */
const freshness = ({ keepsUsed }: NamedResource) => (keepsUsed ? { staleTime: Number.POSITIVE_INFINITY } : {})

/** For `useQuery` and for a page's `load`: a list of a resource. */
export const listQuery = <X extends NamedResource>(api: Api, resource: X, query: Query = {}) =>
  queryOptions<Paged<RecordOf<X>>>({
    queryKey: [...keyOf(resource), 'list', query],
    queryFn: () => api.list(resource, query),
    ...freshness(resource),
  })

/** One record. */
export const recordQuery = <X extends NamedResource>(api: Api, resource: X, id: number) =>
  queryOptions<RecordOf<X>>({ queryKey: [...keyOf(resource), id], queryFn: () => api.read(resource, id) })

/** The answer of a call. */
export const callQuery = <P extends TSchema, Q extends TSchema, A extends TSchema>(
  api: Api,
  endpoint: Endpoint<P, Q, TSchema, A>,
  input: { params?: Static<P>; query?: Query } = {},
) =>
  queryOptions<Static<A>>({ queryKey: [...keyOf(endpoint), input], queryFn: () => api.call(endpoint, input) })

/** A page of a call that answers a list. */
export const pageQuery = <A extends TSchema>(
  api: Api,
  endpoint: Endpoint<TSchema, TSchema, TSchema, A>,
  input: { params?: Record<string, unknown>; query?: Query } = {},
) => queryOptions({ queryKey: [...keyOf(endpoint), 'page', input], queryFn: () => api.page(endpoint, input) })

/** Makes what was read of these sources stale; call it after a change. */
export function useRefresh() {
  const client = useQueryClient()
  return (...sources: ({ name: string } | { path: string })[]) =>
    Promise.all(sources.map(source => client.invalidateQueries({ queryKey: keyOf(source) })))
}
