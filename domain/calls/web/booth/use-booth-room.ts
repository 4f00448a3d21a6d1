import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { boothRoom } from '../../contract/booth-room.ts'
import { type VisioUpdate, visioTopic } from '../../contract/updates.ts'

/** At the door nobody tells who comes and goes. */
const lookedAgain = 15_000

/** Who is in the room of a booth. Whoever is inside is told; at the door one looks again. */
export function useBoothRoom(stand: number, isInside: boolean) {
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const found = useQuery({
    ...callQuery(api, boothRoom, { params: { id: stand } }),
    staleTime: 0,
    retry: false,
    refetchInterval: isInside ? false : lookedAgain,
  })
  const again = () => void refresh(boothRoom)
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
