import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { createSequence } from '#platform/web/saving/sequence.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { addAgendaEntry, dropAgendaEntry, readAgenda } from '../../contract/agenda.ts'
import type { Agenda } from './use-kept-agenda.ts'

/** By conference, what was pressed last and is not answered yet. */
type Wishes = ReadonlyMap<number, { isWanted: boolean }>

/**
 * The agenda of who is logged in: the same on all their machines. A change is shown before it is answered, and each is
 * told once the one before is.
 */
export function useOwnAgenda(fair: number, isKnown: boolean): Agenda & { isRead: boolean } {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, readAgenda, { query: { fair } })
  const { queryKey } = query
  const { data } = useQuery({ ...query, enabled: isKnown })
  const [sequence] = useState(createSequence)
  const [wishes, setWishes] = useState<Wishes>(new Map())
  const latest = useRef(wishes)
  const change = (next: Map<number, { isWanted: boolean }>) => {
    latest.current = next
    setWishes(next)
  }
  const entryOf = (conference: number) =>
    queries.getQueryData(queryKey)?.entries.find(entry => entry.conference.id === conference)
  const tell = async (conference: number, isWanted: boolean) => {
    const entry = entryOf(conference)
    if ((entry !== undefined) === isWanted) return
    try {
      if (entry) await api.call(dropAgendaEntry, { params: { id: entry.id } })
      else await api.call(addAgendaEntry, { body: { conference } })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(error.message)
    } finally {
      await queries.invalidateQueries({ queryKey })
    }
  }
  const toggle = (conference: number) => {
    const isIn = latest.current.get(conference)?.isWanted ?? entryOf(conference) !== undefined
    const wish = { isWanted: !isIn }
    change(new Map(latest.current).set(conference, wish))
    void sequence
      .add(() => tell(conference, wish.isWanted))
      .finally(() => {
        if (latest.current.get(conference) !== wish) return
        const next = new Map(latest.current)
        next.delete(conference)
        change(next)
      })
  }
  const kept = useMemo(() => {
    const ids = new Set(data?.entries.map(({ conference }) => conference.id))
    for (const [conference, { isWanted }] of wishes)
      if (isWanted) ids.add(conference)
      else ids.delete(conference)
    return ids
  }, [data, wishes])
  return { kept, toggle, isRead: data !== undefined }
}
