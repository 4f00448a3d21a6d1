import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { type OpenedChatRoom, openChatRoom } from '../contract/room.ts'

/** The place whose room is asked for: one of them. */
export type AskedPlace =
  | { fair: number }
  | { hall: number }
  | { stand: number }
  | { conference: number; isTeam?: true }

export const placeKey = (place: AskedPlace) => Object.entries(place).flat().join(':')

/** Who is in a room comes and goes. */
const askedAgain = 60_000

/** The room of a place of the fair, as the reader may be in it: whom the fair has not let in asks for none, nor where there is no place. */
export function useRoom(person: number, place: AskedPlace | null, isOpen: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const isIn = useTakesPart()(useFair()?.id)
  const queryKey = [...keyOf(openChatRoom), person, place && placeKey(place)]
  const found = useQuery({
    queryKey,
    queryFn: () => api.call(openChatRoom, { body: { ...place } }),
    retry: false,
    enabled: isIn && place !== null,
    refetchInterval: isOpen && askedAgain,
    // That it was read on another device is told to whoever listens: who was away asks.
    refetchOnWindowFocus: ({ state }) => (state.data?.unread ? 'always' : true),
  })
  return {
    room: found.data,
    again: () => client.invalidateQueries({ queryKey }),
    change: (changed: (before: OpenedChatRoom) => Partial<OpenedChatRoom>) =>
      client.setQueryData<OpenedChatRoom>(queryKey, before => before && { ...before, ...changed(before) }),
  }
}

export type Room = ReturnType<typeof useRoom>
