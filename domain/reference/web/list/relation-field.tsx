import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldDescription } from '#platform/contract/list-administration.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { calledRelated } from './entry-value.tsx'
import { entriesQuery } from './list-source.ts'

export type RelationFieldProps = {
  field: FieldDescription
  label: string
  value: string | null
  /** How the chosen one is called, before it is among what was found. */
  valueLabel?: string
  isRequired?: boolean
  isDisabled?: boolean
  hint?: string
  placeholder?: string
  look?: 'filter'
  onChange: (id: string | null) => void
}

/** An entry of another list, found by typing: the server looks, so that a list may be long. */
export function RelationField({ field, onChange, ...rest }: RelationFieldProps) {
  const api = useApi()
  const [search, setSearch] = useState('')
  const { data, isFetching } = useQuery({
    ...entriesQuery(api, field.to ?? '', { itemsPerPage: 30, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <ComboboxField
      {...rest}
      name={field.name}
      options={(data?.rows ?? []).map(row => ({ id: String(row.id), label: calledRelated(row) }))}
      onSearch={setSearch}
      isSearching={isFetching}
      onChange={onChange}
    />
  )
}
