import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { solicitationViews } from '../../../contract/choices.ts'
import { solicitationCounts, solicitationList } from '../../../contract/solicitation-list.ts'

const aMinute = 60_000
/** As many as are answered at once. */
const perPage = 100

export type Face = 'reading' | 'columns'

/** What the desk shows, as its address says: of one offer or of all, narrowed or not, and the application that is open. */
export function useDesk() {
  const api = useApi()
  const fair = useCurrentFair()
  const address = useListAddress()
  const job = Number(useParams().id) || undefined
  const view = solicitationViews.find(one => one === address.get('view')) ?? null
  const face: Face = address.get('face') === 'columns' ? 'columns' : 'reading'
  const narrowed = { fair: fair.id, ...(job && { job }) }
  const isOn = fair.isUsingJobModule
  const counts = useQuery({
    ...callQuery(api, solicitationCounts, { query: narrowed }),
    enabled: isOn,
    staleTime: 0,
    refetchInterval: aMinute,
  })
  const list = useQuery({
    ...pageQuery(api, solicitationList, {
      query: {
        ...narrowed,
        ...(view && face === 'reading' && { view }),
        itemsPerPage: perPage,
        page: address.page,
      },
    }),
    enabled: isOn,
    staleTime: 0,
    refetchInterval: aMinute,
    placeholderData: before => before,
  })
  const open = Number(address.get('application')) || null
  const isListed = list.data?.rows.some(({ id }) => id === open)
  // A link leads to one of another page of the list.
  const single = useQuery({
    ...pageQuery(api, solicitationList, { query: { fair: fair.id, application: open ?? 0 } }),
    enabled: isOn && open !== null && isListed === false,
    staleTime: 0,
  })
  return { fair, address, job, view, face, counts, list, open, single }
}

export type Desk = ReturnType<typeof useDesk>
