import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { boothRoom } from '../../contract/booth-room.ts'
import { type VisioUpdate, videoRoomTopic, visioTopic } from '../../contract/updates.ts'

/** Who is in the room of a booth, as people come and go: inside one is told of each, at the door that somebody did. */
export function useBoothRoom(stand: number, isInside: boolean) {
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const found = useQuery({
    ...callQuery(api, boothRoom, { params: { id: stand } }),
    staleTime: 0,
    retry: false,
  })
  const again = () => void refresh(boothRoom)
  useLive(found.data && !isInside ? videoRoomTopic(stand) : null, again)
  useTopic(
    isInside && user ? visioTopic(user.id) : null,
    ({ data }) => {
      const update = data as VisioUpdate
      if ('connection' in update) again()
    },
    again,
  )
  return found
}
