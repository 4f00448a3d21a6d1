import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { trashedJobs } from '../../../contract/trash.ts'
import { useOfferActions } from '../use-offer-actions.ts'

/** Offers that were deleted and can still be restored. */
export function OfferTrash() {
  const t = useWords('jobs')
  const fair = useCurrentFair()
  const { restore } = useOfferActions()
  const { data = [] } = useQuery(callQuery(useApi(), trashedJobs, { query: { fair: fair.id } }))
  const entries = data.map(({ title, firm, ...one }) => ({
    ...one,
    name: `${title || t('offer.no_title')} · ${firm}`,
  }))
  return <TrashTable entries={entries} restore={({ id, name }) => restore({ id, title: name })} />
}
