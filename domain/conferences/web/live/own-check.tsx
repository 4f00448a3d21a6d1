import { CheckList, useOwnMedia } from '#domain/calls/web/check/check-list.tsx'
import { useRoute } from '#domain/calls/web/check/use-route.ts'
import type { Team } from './team.ts'

type Props = { conference: number; iceServers: Team['iceServers'] }

/** One’s own picture, voice and way through the network, as long as one is not on stage: also before the fair opens. */
export function OwnCheck({ conference, iceServers }: Props) {
  const media = useOwnMedia()
  const way = { isAvailable: true, hasRelay: iceServers.length > 0, iceServers }
  const route = useRoute(`conference:${conference}`, async () => way)
  return <CheckList {...media} route={route} />
}
