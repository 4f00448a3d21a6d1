import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Choice } from '#platform/web/forms/form-field.tsx'
import { type ChoiceField, registrationChoices } from '../contract/registration-choices.ts'

/** What can be chosen for a field, once it has come. */
export function useChoices(field: ChoiceField): Choice[] {
  const api = useApi()
  const { data = [] } = useQuery({
    ...callQuery(api, registrationChoices, { params: { field } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.map(({ id, label }) => ({ id: String(id), label }))
}
