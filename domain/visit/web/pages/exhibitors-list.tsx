import { frontFirms, frontFirmsConfig } from '#domain/exhibitors/contract/front-firms.ts'
import { FrontList } from '#domain/exhibitors/web/front/front-list.tsx'
import { frontAsked, frontQuery } from '#domain/exhibitors/web/front/front-query.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { ensureParts, partsIn } from '#platform/web/api/parts-query.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { FirmOffers } from '../firm-offers.tsx'
import { loadOfferCounts } from '../use-offer-counts.ts'

/** Everybody who exhibits: found by name, hall, sector or country. */
export default function ExhibitorsListPage() {
  const t = useWords('exhibitors')
  return (
    <FrontList
      from={frontFirms}
      more={firm => <FirmOffers firm={firm.id} />}
      title={count => (
        <PageTitle title={t('list.title')} lead={count ? t('list.count', { count }) : undefined} />
      )}
    />
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) return null
  const asked = frontAsked(search)
  await Promise.all([
    ensureParts(queries, frontQuery(api, frontFirms, fair.id, asked), partsIn(asked.page)),
    loadOfferCounts(api, queries, fair),
    queries.ensureQueryData(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })),
  ])
  return null
}
