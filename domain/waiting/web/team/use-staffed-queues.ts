import { useQueries } from '@tanstack/react-query'
import { useOwnStands } from '#domain/messaging/web/inbox/use-own-stands.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { standQueue } from '../../contract/queue.ts'

/** The booths of this fair at which one receives, with how many wait there. */
export function useStaffedQueues(): { id: number; waiting: number }[] {
  const api = useApi()
  const { stands } = useOwnStands()
  const queues = useQueries({
    queries: stands.map(({ id }) => callQuery(api, standQueue, { params: { id } })),
  })
  return stands.map(({ id }, index) => {
    const queue = queues[index]?.data
    return { id, waiting: queue?.isStaff ? queue.waiting : 0 }
  })
}
