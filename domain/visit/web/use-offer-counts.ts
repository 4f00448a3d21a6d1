import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { type JobCounts, jobCounts } from '#domain/jobs/contract/job-counts.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'

const countsQuery = (api: Api, fair: number) => callQuery(api, jobCounts, { query: { fair } })

/** Asks for them ahead, of a fair that has offers. */
export const loadOfferCounts = async (api: Api, queries: QueryClient, fair: PublicFair) =>
  fair.isUsingJobModule ? queries.ensureQueryData(countsQuery(api, fair.id)) : null

/** How many offers the fair has now; none where it has no such module. */
export function useOfferCounts(fair: PublicFair, mayEnter = true): JobCounts | undefined {
  const enabled = fair.isUsingJobModule && mayEnter
  const { data } = useQuery({ ...countsQuery(useApi(), fair.id), enabled })
  return enabled ? data : undefined
}

/** The booths with how many offers their exhibitors have; one that is as it was stays the same. */
export function useWithOffers(fair: PublicFair, stands: VisitStand[]): VisitStand[] {
  const counts = useOfferCounts(fair)
  const known = useRef(new WeakMap<VisitStand, VisitStand>())
  return useMemo(() => {
    const byFirm = new Map(counts?.firms.map(({ firm, count }) => [firm, count]))
    return stands.map(stand => {
      const jobs = byFirm.get(stand.firm) ?? 0
      const before = known.current.get(stand) ?? stand
      if (before.jobs === jobs) return before
      const next = { ...stand, jobs }
      known.current.set(stand, next)
      return next
    })
  }, [counts, stands])
}
