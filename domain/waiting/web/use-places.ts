import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { currentCall } from '#domain/calls/contract/calls.ts'
import { useCalls } from '#domain/calls/web/use-calls.ts'
import { openConversation } from '#domain/messaging/contract/conversation.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { OwnPlace } from '../contract/place.ts'
import {
  changePlace,
  comeToBooth,
  currentPlaces,
  leavePlace,
  postponePlace,
  standQueue,
  takePlace,
} from '../contract/queue.ts'
import { ownPlacesQuery, type ShownPlace, shown } from './own-places.ts'
import { queueStore } from './queue-store.ts'

type Context = { kind: NonNullable<OwnPlace['context']>['kind']; id: number; title?: string }

/** What a visitor can do with places in queues. */
export function usePlaces() {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { callChecked } = useCalls()
  /** Shown at once, as the server has answered it. */
  const keep = (place: OwnPlace) => {
    const put = (known: ShownPlace[] = []) => [...known.filter(({ id }) => id !== place.id), shown(place)]
    queries.setQueryData(ownPlacesQuery(api, place.fair.id).queryKey, put)
    // A page of another fair shows it too, once one is called.
    queries.setQueriesData<ShownPlace[]>({ queryKey: keyOf(currentPlaces) }, known => known && put(known))
    void refresh(standQueue)
  }
  const converse = (uuid: string, { fair, context }: Pick<OwnPlace, 'fair' | 'context'>) =>
    navigate(hrefOf(messagingPaths.userDirectMessages, { conversation: uuid }, fair.homepage), {
      state: { context },
    })
  return {
    take: async (stand: number, context?: Context) => {
      const about = context && context.kind !== 'booth' ? { kind: context.kind, id: context.id } : undefined
      const place = await api.call(takePlace, {
        params: { id: stand },
        body: about ? { context: about } : {},
      })
      keep(place)
      queueStore.open(place.id)
    },
    change: async ({ id }: OwnPlace, reason: string) =>
      keep(await api.call(changePlace, { params: { id }, body: { reason } })),
    leave: async ({ id }: OwnPlace) => {
      await api.call(leavePlace, { params: { id } })
      queueStore.open(null)
      await refresh(currentPlaces, standQueue)
    },
    postpone: async ({ id }: OwnPlace) => keep(await api.call(postponePlace, { params: { id } })),
    /** In writing: the conversation with the booth. */
    write: async (place: OwnPlace) => {
      const { uuid } = await api.call(openConversation, {
        body: { fair: place.fair.id, stand: place.stand.id },
      })
      queueStore.open(null)
      await converse(uuid, place)
    },
    comeByChat: async (place: OwnPlace) => {
      const come = await api.call(comeToBooth, { params: { id: place.id }, body: { by: 'chat' } })
      keep(come)
      if (come.conversation) await converse(come.conversation, come)
    },
    comeByCall: async ({ id, fair, contact }: OwnPlace) => {
      if (!contact) return
      const begin = async () => {
        keep(await api.call(comeToBooth, { params: { id }, body: { by: 'call' } }))
        return (await api.call(currentCall)).call
      }
      const name = `${contact.firstName} ${contact.lastName}`
      await callChecked({ user: contact.id, name, fair: fair.id, begin })
    },
  }
}
