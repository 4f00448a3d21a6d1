import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { ensureParts, partsIn } from '#platform/web/api/parts-query.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { jobFacets } from '../../contract/job-calls.ts'
import { ModuleOff } from '../module-off.tsx'
import { OfferList } from '../offers/list/offer-list.tsx'
import { offerQuery, offersAsked } from '../offers/list/offer-query.ts'

/** What the exhibitors of the fair offer: found by word, narrowed, kept. */
export default function JobsListPage() {
  return useCurrentFair().isUsingJobModule ? <OfferList /> : <ModuleOff />
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) return null
  const asked = offersAsked(search)
  await Promise.all([
    ensureParts(queries, offerQuery(api, fair.id, asked), partsIn(asked.page)),
    queries.ensureQueryData(callQuery(api, jobFacets, { query: { fair: fair.id } })),
  ])
  return null
}
