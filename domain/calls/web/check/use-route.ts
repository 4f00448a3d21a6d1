import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { checkVideo } from '../../contract/connection.ts'
import { canGather } from './gather.ts'

/** `none`: nothing gets through; `unavailable`: the platform says that calls do not work now. */
export type Route = 'found' | 'none' | 'unavailable'

async function findRoute(api: Api): Promise<Route> {
  const { isAvailable, hasRelay, iceServers } = await api.call(checkVideo)
  if (!isAvailable) return 'unavailable'
  return (await canGather(iceServers, hasRelay)) ? 'found' : 'none'
}

/** Whether sound and picture would get through. */
export function useRoute() {
  const api = useApi()
  return useQuery({
    queryKey: [checkVideo.path],
    queryFn: () => findRoute(api),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
