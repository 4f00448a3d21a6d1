import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { choosePresence, ownPresence } from '../contract/presence.ts'
import type { PresenceChoice } from '../contract/status.ts'

/** What one lets others see, on all devices alike, and the way to change it. */
export function useOwnPresence() {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, ownPresence)
  const { data } = useQuery(query)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (choice: PresenceChoice) => api.call(choosePresence, { body: { choice } }),
    onSuccess: answer => queries.setQueryData(query.queryKey, answer),
  })
  return { choice: data?.choice, isTalking: data?.isTalking ?? false, choose: mutate, isPending, isError }
}
