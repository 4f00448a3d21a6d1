import { useParams } from 'react-router'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { RowsPage } from '../figures/rows-page.tsx'

/** The figures of each exhibitor of a fair. */
export default function FairStatsExhibitorsPage() {
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { id: named } = useParams()
  const id = Number(named ?? fair.id)
  return (
    <UnderOwnFair of={id} address={slug => hrefOf(fairPaths.fairStatsExhibitors, { id }, slug)}>
      <RowsPage
        screen="fairStatsExhibitors"
        of="firms"
        fair={id}
        hrefOf={row => href(exhibitorPaths.exhibitorsId, { id: row.id })}
      />
    </UnderOwnFair>
  )
}
