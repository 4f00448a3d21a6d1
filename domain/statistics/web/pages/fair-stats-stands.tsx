import { useParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { statisticsPaths } from '../../contract/paths.ts'
import { RowsPage } from '../figures/rows-page.tsx'

/** The figures of each booth of a fair. */
export default function FairStatsStandsPage() {
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { id: named } = useParams()
  const id = Number(named ?? fair.id)
  return (
    <UnderOwnFair of={id} address={slug => hrefOf(fairPaths.fairStatsStands, { id }, slug)}>
      <RowsPage
        screen="fairStatsStands"
        of="stands"
        fair={id}
        hrefOf={(row, days) => `${href(statisticsPaths.standStats, { id: row.id })}${days}`}
      />
    </UnderOwnFair>
  )
}
