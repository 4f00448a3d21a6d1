import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { checkVideo } from '../../contract/connection.ts'
import { canGather } from './gather.ts'

/** `none`: nothing gets through; `unavailable`: the platform says that calls do not work now. */
export type Route = 'found' | 'none' | 'unavailable'

/** By which servers one finds a way. */
type Way = Pick<ResponseOf<typeof checkVideo>, 'isAvailable' | 'hasRelay' | 'iceServers'>

async function findRoute(ask: () => Promise<Way>): Promise<Route> {
  const { isAvailable, hasRelay, iceServers } = await ask()
  if (!isAvailable) return 'unavailable'
  return (await canGather(iceServers, hasRelay)) ? 'found' : 'none'
}

/** Whether sound and picture would get through; unless said, those of calls. */
export function useRoute(name: string = checkVideo.path, ask?: () => Promise<Way>) {
  const api = useApi()
  return useQuery({
    queryKey: ['route', name],
    queryFn: () => findRoute(ask ?? (() => api.call(checkVideo))),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
