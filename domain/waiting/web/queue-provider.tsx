import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { ownPresence } from '#domain/presence/contract/presence.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { currentPlaces } from '../contract/queue.ts'
import { type PlaceUpdate, placeTopic } from '../contract/updates.ts'
import { useDismissed } from './over/dismissed.ts'
import { afterUpdate, ownPlacesQuery, useOwnPlaces } from './own-places.ts'
import { useOpenedPlace } from './queue-store.ts'
import { QueueStrip } from './strip/queue-strip.tsx'

// What is shown of a place beyond its strip comes when it is wanted.
const PlaceSheet = lazyWithRetry(() => import('./place/place-sheet.tsx'))
const YourTurn = lazyWithRetry(() => import('./turn/your-turn.tsx'))
const PlaceOver = lazyWithRetry(() => import('./over/place-over.tsx'))
// Only whoever works at a booth.
const TeamStrip = lazyWithRetry(() => import('./team/team-strip.tsx'))

const staff = ['firmAdmin', 'standContact']

/** On every page of a fair: one's places in queues, and whose turn it is. */
export default function QueueProvider() {
  const { user } = usePerson()
  const fair = useFair()
  return user && fair && <QueuesOf key={fair.id} user={user.id} fair={fair.id} />
}

function QueuesOf({ user, fair }: { user: number; fair: number }) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const places = useOwnPlaces(fair)
  const opened = useOpenedPlace()
  const isStaff = usePerson().roles.some(role => staff.includes(role))
  const { dismissed, dismiss } = useDismissed(user)
  const readAgain = () => refresh(currentPlaces)
  useTopic(
    placeTopic(user),
    ({ data }) => {
      const update = data as PlaceUpdate
      if (update.place.fair.id !== fair) return
      // Whoever talks is busy.
      if (update.change === 'talking' || update.change === 'ended') void refresh(ownPresence)
      const { queryKey } = ownPlacesQuery(api, fair)
      const known = queries.getQueryData(queryKey)
      const next = known && afterUpdate(known, update)
      // What is under way may have been answered before this.
      if (!next || queries.isFetching({ queryKey })) return readAgain()
      queries.setQueryData(queryKey, next)
    },
    readAgain,
  )
  const waiting = places.filter(({ state }) => state === 'waiting')
  // While it rings, the call asks.
  const called = places.find(({ state, call }) => state === 'called' && call === null)
  const sheet = waiting.find(({ id }) => id === opened)
  const over = places.find(
    ({ id, state }) => (state === 'missed' || state === 'closed') && !dismissed.includes(id),
  )
  return (
    <Suspense fallback={null}>
      {waiting.length > 0 ? <QueueStrip places={waiting} /> : isStaff && <TeamStrip />}
      {called ? (
        <YourTurn key={called.id} place={called} />
      ) : sheet ? (
        <PlaceSheet key={sheet.id} place={sheet} />
      ) : (
        over && <PlaceOver key={over.id} place={over} onClose={() => dismiss(over.id)} />
      )}
    </Suspense>
  )
}
