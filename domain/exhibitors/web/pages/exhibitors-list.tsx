import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { ensureParts, partsIn } from '#platform/web/api/parts-query.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { frontFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { FrontList } from '../front/front-list.tsx'
import { frontAsked, frontQuery } from '../front/front-query.ts'

/** Everybody who exhibits: found by name, hall, sector or country. */
export default function ExhibitorsListPage() {
  const t = useWords('exhibitors')
  return (
    <FrontList
      from={frontFirms}
      title={count => <PageTitle title={t('list.title')} lead={t('list.count', { count })} />}
    />
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) return null
  const asked = frontAsked(search)
  await Promise.all([
    ensureParts(queries, frontQuery(api, frontFirms, fair.id, asked), partsIn(asked.page)),
    queries.ensureQueryData(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })),
  ])
  return null
}
