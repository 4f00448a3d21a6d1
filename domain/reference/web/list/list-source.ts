import { queryOptions, useQuery } from '@tanstack/react-query'
import { describeList, type ListDescription } from '#platform/contract/list-administration.ts'
import type { NamedResource, OpenRecord } from '#platform/contract/resource.ts'
import { callQuery, keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api, Paged, Query } from '#platform/web/api/client.ts'

/** An entry of any list, as far as a generic screen knows it. */
export type Entry = OpenRecord

/** A resource of which only the name is known here; what else it has, the server describes. */
export const listCalled = (name: string): NamedResource => ({ name })

export function useDescription(name: string) {
  const api = useApi()
  return useQuery({
    ...callQuery(api, describeList, { params: { name } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A page of entries of any list. */
export const entriesQuery = (api: Api, name: string, query: Query) =>
  queryOptions<Paged<Entry>>({
    queryKey: [...keyOf({ name }), 'list', query],
    queryFn: () => api.list(listCalled(name), query),
  })

/** The field by which an entry is called: its translated name, or a plain one. */
export const nameField = ({ fields }: ListDescription) =>
  fields.find(field => field.isTranslated)?.name ?? fields[0]?.name ?? 'id'

export const nameOf = (entry: Entry, field: string) => String(entry[field] ?? `#${entry.id}`)
