import { useQuery } from '@tanstack/react-query'
import { useCountryFirst } from '#domain/fairs/web/use-country-first.ts'
import { allDataLists } from '#domain/reference/contract/data-list.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Choice } from '#platform/web/forms/form-field.tsx'
import { type ChoiceField, registrationChoices } from '../contract/registration-choices.ts'

const once = { staleTime: Number.POSITIVE_INFINITY }
type Named = { id: number; label: string }
const asChoices = (rows: readonly Named[] | undefined): Choice[] | undefined =>
  rows?.map(({ id, label }) => ({ id: String(id), label }))

const isCountry = (field: ChoiceField) => field === 'country' || field === 'firmCountry'

/** What can be chosen for a field of ours, or from a table; `undefined` until it has come. */
export function useOffered(from: { choices?: ChoiceField; table?: string }): Choice[] | undefined {
  const api = useApi()
  const countryFirst = useCountryFirst()
  const { choices = 'country', table = '' } = from
  const known = useQuery({
    ...callQuery(api, registrationChoices, { params: { field: choices } }),
    ...once,
    enabled: from.choices !== undefined,
  })
  const own = useQuery({
    ...callQuery(api, allDataLists, { query: { ref: table } }),
    ...once,
    enabled: table !== '',
  })
  return from.choices
    ? asChoices(isCountry(from.choices) && known.data ? countryFirst(known.data) : known.data)
    : asChoices(own.data?.flatMap(({ entries }) => entries.map(({ id, name }) => ({ id, label: name }))))
}

const none: Choice[] = []

/** What can be chosen for a field, once it has come. */
export const useChoices = (field: ChoiceField): Choice[] => useOffered({ choices: field }) ?? none
