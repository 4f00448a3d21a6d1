import { useQuery } from '@tanstack/react-query'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { leadOverview } from '../contract/lead.ts'

/** In a menu: how many contacts the firm has. */
export default function ContactCount() {
  const fair = useFair()
  const { data } = useQuery({
    ...callQuery(useApi(), leadOverview, { query: { fair: fair?.id ?? 0 } }),
    enabled: Boolean(fair),
    retry: false,
  })
  return data?.total ? data.total : null
}
