import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { machineStorage } from '#platform/web/browser-storage.ts'
import { type OpenedChatRoom, openChatRoom } from '../contract/room.ts'

/** The place whose room is asked for: one of them. */
export type AskedPlace = { fair: number } | { hall: number } | { stand: number }

export const placeKey = (place: AskedPlace) => Object.entries(place).flat().join(':')

const seenKey = (person: number, room: number) => `chat:seen:${person}:${room}`
const roomKey = (person: number, place: AskedPlace) => `chat:room:${person}:${placeKey(place)}`

/** The last message that somebody has seen in the room of a place, on this machine. */
function seenIn(person: number, place: AskedPlace): number | undefined {
  const room = Number(machineStorage.read(roomKey(person, place)))
  return Number(machineStorage.read(seenKey(person, room))) || undefined
}

export function rememberSeen(person: number, place: AskedPlace, room: number, message: number) {
  machineStorage.write(roomKey(person, place), String(room))
  machineStorage.write(seenKey(person, room), String(message))
}

/** Who is in a room comes and goes. */
const askedAgain = 60_000

/** The room of a place, as the reader may be in it. */
export function useRoom(person: number, place: AskedPlace, isOpen: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const queryKey = [...keyOf(openChatRoom), person, placeKey(place)]
  const found = useQuery({
    queryKey,
    queryFn: () => api.call(openChatRoom, { body: { ...place, after: seenIn(person, place) } }),
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
