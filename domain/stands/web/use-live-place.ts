import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLive } from '#platform/web/hub/use-live.ts'

type Place = `fair:${number}` | `hall:${number}` | `stand:${number}`

/** What was read of these sources is read again as soon as the place has changed. */
export function useLivePlace(place: Place, ...sources: { path: string }[]) {
  const refresh = useRefresh()
  useLive(place, () => refresh(...sources))
}

/** What one stands in front of has been closed meanwhile. */
export const isGone = (error: unknown) =>
  error instanceof ProblemError && [401, 403, 404].includes(error.status)

/** How often what is gone is asked for: the hub refuses its topic, and is asked again more rarely. Else not at all. */
export const whileGone = ({ state }: { state: { error: unknown } }) => isGone(state.error) && 15_000
