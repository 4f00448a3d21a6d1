import { useQuery } from '@tanstack/react-query'
import { type VisioUpdate, visioTopic } from '#domain/calls/contract/updates.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { readStageRoom } from '../../contract/live.ts'

/** Who is on a stage, as people come and go: whoever is in is told of each. */
export function useStageRoom(conference: number, isInside: boolean) {
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const { data } = useQuery({
    ...callQuery(api, readStageRoom, { params: { id: conference } }),
    staleTime: 0,
    retry: false,
    enabled: isInside,
  })
  const again = () => void refresh(readStageRoom)
  useTopic(
    isInside && user ? visioTopic(user.id) : null,
    ({ data: update }) => {
      if ('connection' in (update as VisioUpdate)) again()
    },
    again,
  )
  return data
}
