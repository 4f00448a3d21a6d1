import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { useHubState } from '#platform/web/hub/use-hub-state.ts'
import type { OwnPlace } from '../contract/place.ts'
import { currentPlaces } from '../contract/queue.ts'
import type { PlaceUpdate } from '../contract/updates.ts'

/** A place, and until when one may come by the clock of this machine. */
export type ShownPlace = OwnPlace & { until: number }

/** Where no line can be held open, one's places are asked for this often. */
const withoutLine = 15_000

export const shown = (place: OwnPlace): ShownPlace => ({ ...place, until: Date.now() + place.calledFor })

/** Those of a fair, and those of all fairs at which one is called. */
export const ownPlacesQuery = (api: Api, fair: number | undefined) =>
  queryOptions({
    queryKey: [...keyOf(currentPlaces), fair ?? null],
    queryFn: async () =>
      (await api.call(currentPlaces, { query: { ...(fair && { fair }) } })).places.map(shown),
  })

export const isWaiting = ({ state }: Pick<OwnPlace, 'state'>) => state === 'waiting' || state === 'called'

/** It asks for its visitor; while it rings, the call asks. */
export const isCalled = ({ state, call }: Pick<OwnPlace, 'state' | 'call'>) =>
  state === 'called' && call === null

/** Called first, then whoever comes soonest. */
const turnOf = ({ state, before }: OwnPlace) => (state === 'called' ? -1 : (before ?? 0))
const bySoonest = (one: OwnPlace, other: OwnPlace) => turnOf(one) - turnOf(other)

/** What is known after an update; null where it has to be asked. */
export function afterUpdate(known: readonly ShownPlace[], { place }: PlaceUpdate) {
  // How long is left to come was said when it was told, which may have been a while ago.
  if (place.state === 'called') return null
  return [...known.filter(({ id }) => id !== place.id), shown(place)]
}

/** What `ownPlacesQuery` says, the next one's turn first. */
export function useKnownPlaces(fair: number | undefined): readonly ShownPlace[] {
  const { user } = usePerson()
  const isConnected = useHubState() === 'connected'
  const { data = [] } = useQuery({
    ...ownPlacesQuery(useApi(), fair),
    enabled: user !== null,
    refetchInterval: isConnected ? false : withoutLine,
  })
  return data.toSorted(bySoonest)
}

/** One's places in a fair, and those that were lost a moment ago. */
export const useOwnPlaces = (fair: number | undefined): readonly ShownPlace[] =>
  useKnownPlaces(fair).filter(place => place.fair.id === fair)
