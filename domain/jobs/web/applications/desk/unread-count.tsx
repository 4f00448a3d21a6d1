import { useQuery } from '@tanstack/react-query'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { solicitationCounts } from '../../../contract/solicitation-list.ts'

/** In a menu: how many applications nobody has read. */
export default function UnreadCount() {
  const fair = useFair()
  const { data } = useQuery({
    ...callQuery(useApi(), solicitationCounts, { query: { fair: fair?.id ?? 0 } }),
    enabled: Boolean(fair?.isUsingJobModule),
    refetchInterval: 60_000,
  })
  return data?.unread ? data.unread : null
}
