import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { readStage } from '../../contract/stage.ts'

/** The page asks for the stage as it changes: when it goes on air or ends, the page reads anew what it is then. */
export function useStageState({ conference, entry }: ConferenceView) {
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useQuery({
    ...callQuery(api, readStage, { params: { id: conference.id } }),
    enabled: entry.may,
    retry: false,
  })
  const state = data?.state
  useEffect(() => {
    if (state && state !== conference.state) void refresh(viewConference)
  }, [state, conference.state, refresh])
}
