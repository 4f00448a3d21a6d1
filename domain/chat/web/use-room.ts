import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { type OpenedChatRoom, openChatRoom } from '../contract/room.ts'

/** The place whose room is asked for: one of them. */
export type AskedPlace = { fair: number } | { hall: number } | { stand: number }

export const placeKey = (place: AskedPlace) => Object.entries(place).flat().join(':')

/** Who is in a room comes and goes. */
const askedAgain = 60_000

/** The room of a place, as the reader may be in it. */
export function useRoom(person: number, place: AskedPlace, isOpen: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const queryKey = [...keyOf(openChatRoom), person, placeKey(place)]
  const found = useQuery({
    queryKey,
    queryFn: () => api.call(openChatRoom, { body: { ...place } }),
    retry: false,
    refetchInterval: isOpen && askedAgain,
  })
  return {
    room: found.data,
    again: () => client.invalidateQueries({ queryKey }),
    change: (changed: Partial<OpenedChatRoom>) =>
      client.setQueryData<OpenedChatRoom>(queryKey, before => before && { ...before, ...changed }),
  }
}

export type Room = ReturnType<typeof useRoom>
