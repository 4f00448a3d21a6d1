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
import { afterUpdate, isCalled, ownPlacesQuery, type ShownPlace, useOwnPlaces } from './own-places.ts'
import { useOpenedPlace } from './queue-store.ts'
import { QueueStrip } from './strip/queue-strip.tsx'
import { useCalledElsewhere } from './use-called-elsewhere.ts'

// What is shown of a place beyond its strip comes when it is wanted.
const PlaceSheet = lazyWithRetry(() => import('./place/place-sheet.tsx'))
const YourTurn = lazyWithRetry(() => import('./turn/your-turn.tsx'))
const PlaceOver = lazyWithRetry(() => import('./over/place-over.tsx'))
// Only whoever works at a booth.
const TeamStrip = lazyWithRetry(() => import('./team/team-strip.tsx'))

const staff = ['firmAdmin', 'standContact']

/** On every page: one's places in queues of its fair, and whose turn it is, in whichever. */
export default function QueueProvider() {
  const { user } = usePerson()
  return user && <Queues user={user.id} />
}

function Queues({ user }: { user: number }) {
  const fair = useFair()
  const elsewhere = useCalledElsewhere(user, fair?.id)
  if (fair) return <QueuesOf key={fair.id} user={user} fair={fair.id} elsewhere={elsewhere} />
  return (
    elsewhere && (
      <Suspense fallback={null}>
        <YourTurn key={elsewhere.id} place={elsewhere} />
      </Suspense>
    )
  )
}

type Props = { user: number; fair: number; elsewhere: ShownPlace | undefined }

function QueuesOf({ user, fair, elsewhere }: Props) {
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
  const called = places.find(isCalled) ?? elsewhere
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
