import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { callQuery, keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { attendConference, ownStage, readStage } from '../../contract/stage.ts'

/** What all who are in are shown, and what is one’s own; both asked for once, whoever shows of it. */
export function useStage({ id, state }: Conference) {
  const api = useApi()
  const queries = useQueryClient()
  const of = { params: { id } }
  const { data: stage } = useQuery(callQuery(api, readStage, of))
  const { data: own } = useQuery(callQuery(api, ownStage, of))
  const isStale = stage !== undefined && stage.state !== state
  useEffect(() => {
    // It went on air, or is over: whether one may come in is asked again.
    if (isStale) void queries.invalidateQueries({ queryKey: keyOf(viewConference) })
  }, [isStale, queries])
  return { stage, own }
}

/** Takes a seat, stands up, shows oneself or not. */
export function useAttend(conference: number) {
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const attend = (body: NonNullable<BodyOf<typeof attendConference>>) =>
    run(async () => {
      try {
        await api.call(attendConference, { params: { id: conference }, body })
      } finally {
        await refresh(readStage, ownStage)
      }
    })
  return { attend, isPending }
}
