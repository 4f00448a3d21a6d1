import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { addAgendaEntry, dropAgendaEntry, readAgenda } from '../../contract/agenda.ts'
import type { Agenda } from './use-kept-agenda.ts'

/** The agenda of who is logged in: the same on all their machines. A change is shown before it is answered. */
export function useOwnAgenda(fair: number, isKnown: boolean): Agenda & { isRead: boolean } {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, readAgenda, { query: { fair } })
  const { queryKey } = query
  const { data } = useQuery({ ...query, enabled: isKnown })
  const entryOf = useMemo(
    () => new Map(data?.entries.map(({ id, conference }) => [conference.id, id])),
    [data],
  )
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (conference: number) => {
      const id = entryOf.get(conference)
      if (id === undefined) await api.call(addAgendaEntry, { body: { conference } })
      else await api.call(dropAgendaEntry, { params: { id } })
    },
    onError: error => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const kept = useMemo(() => {
    const ids = new Set(entryOf.keys())
    if (isPending && variables !== undefined && !ids.delete(variables)) ids.add(variables)
    return ids
  }, [entryOf, isPending, variables])
  return { kept, toggle: mutate, isRead: data !== undefined }
}
