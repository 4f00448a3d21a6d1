import { useQueryClient } from '@tanstack/react-query'
import { currentCall } from '#domain/calls/contract/calls.ts'
import { useCalls } from '#domain/calls/web/use-calls.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Way } from '../../contract/place.ts'
import {
  closeQueue,
  endTalkOf,
  openQueue,
  queuePlaces,
  receiveNamed,
  receiveNext,
  releasePlace,
  standQueue,
  type WaitingPerson,
} from '../../contract/queue.ts'

/** What somebody of a booth can do with those who wait there. */
export function useReceiving(stand: number, fair: number) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { callChecked } = useCalls()
  const again = async () => void (await refresh(queuePlaces, standQueue))
  const params = { id: stand }
  /** In writing one waits for them to come; by call it rings for them. */
  const receive = (person: WaitingPerson['person'], by: Way, take: () => Promise<unknown>) =>
    by === 'chat'
      ? take().then(again)
      : callChecked({
          user: person.id,
          name: `${person.firstName} ${person.lastName}`,
          fair,
          begin: async () => {
            await take()
            await again()
            return (await api.call(currentCall)).call
          },
        })
  const turn = (isOpen: boolean) => async () => {
    const places = await api.call(isOpen ? openQueue : closeQueue, { params })
    queries.setQueryData(callQuery(api, queuePlaces, { params }).queryKey, places)
    await refresh(standQueue)
  }
  return {
    next: ({ person }: WaitingPerson, by: Way) =>
      receive(person, by, () => api.call(receiveNext, { params, body: { by } })),
    take: ({ id, person }: WaitingPerson, by: Way) =>
      receive(person, by, () => api.call(receiveNamed, { params: { id }, body: { by } })),
    release: ({ id }: WaitingPerson) => api.call(releasePlace, { params: { id } }).then(again),
    done: ({ id }: WaitingPerson) => api.call(endTalkOf, { params: { id } }).then(again),
    close: turn(false),
    open: turn(true),
  }
}
