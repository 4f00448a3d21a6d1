import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NamedResource, OpenRecord } from '#platform/contract/resource.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'

/** As a record names it, or as it was chosen. */
type Chosen = number | string | OpenRecord

type Props = {
  name: string
  label: string
  resource: NamedResource
  query: Readonly<Record<string, string | number>>
  labelOf: (record: OpenRecord) => string
  value: readonly Chosen[]
  onChange: (ids: string[]) => void
}

const most = 30
const idOf = (one: Chosen) => String(typeof one === 'object' ? one.id : one)

/** Several of a list that may be long, in their order: found by typing, on the server. */
export function RecordTags({ name, label, resource, query, labelOf, value, onChange }: Props) {
  const api = useApi()
  const [search, setSearch] = useState('')
  /** What was chosen here stays named when another search does not find it. */
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map())
  const { data, isFetching } = useQuery({
    ...listQuery(api, resource, { ...query, search, itemsPerPage: most }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.rows ?? []).map(row => ({ id: String(row.id), label: labelOf(row) }))
  const kept = value
    .map(one => ({
      id: idOf(one),
      label: typeof one === 'object' ? labelOf(one) : (named.get(idOf(one)) ?? idOf(one)),
    }))
    .filter(one => !found.some(({ id }) => id === one.id))
  const options = [...found, ...kept]
  return (
    <TagField
      name={name}
      label={label}
      options={options}
      value={value.map(idOf)}
      onSearch={setSearch}
      isSearching={isFetching}
      onChange={ids => {
        setNamed(
          new Map([
            ...named,
            ...options.filter(({ id }) => ids.includes(id)).map(one => [one.id, one.label] as const),
          ]),
        )
        onChange(ids)
      }}
    />
  )
}
