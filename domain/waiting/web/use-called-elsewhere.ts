import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { currentPlaces } from '../contract/queue.ts'
import { type PlaceUpdate, placeTopic } from '../contract/updates.ts'
import { isCalled, type ShownPlace, useKnownPlaces } from './own-places.ts'

/** The place at which one is called in another fair than that of the page. */
export function useCalledElsewhere(user: number, fair: number | undefined): ShownPlace | undefined {
  const refresh = useRefresh()
  const readAgain = () => void refresh(currentPlaces)
  useTopic(
    placeTopic(user),
    ({ data }) => {
      const { place } = data as PlaceUpdate
      if (place.fair.id !== fair) readAgain()
    },
    readAgain,
  )
  return useKnownPlaces(fair).find(place => place.fair.id !== fair && isCalled(place))
}
