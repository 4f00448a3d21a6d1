import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { firstBooth } from './first-place.ts'

/** A booth without its number: one's own, else the first of the fair. Only the browser knows who asks. */
export function SomeBooth() {
  const api = useApi()
  const queries = useQueryClient()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { status, user } = usePerson()
  const hasBooth = Boolean(user?.standIds.length)
  const own = useQuery({ ...callQuery(api, myStands), enabled: hasBooth })
  const isDecided = status !== 'unknown' && !(hasBooth && own.isPending)
  const booth = own.data?.find(one => one.fair.id === fair.id)
  const first = useQuery({
    queryKey: ['first-booth', fair.id],
    queryFn: () => firstBooth({ api, queries, fair }),
    enabled: isDecided && !booth,
  })
  if (first.error) throw first.error
  const to = booth ? href(visitPaths.standVisit, { id: booth.id }) : first.data
  return isDecided && to ? <Navigate replace to={to} /> : <Skeleton shape="card" count={1} />
}
