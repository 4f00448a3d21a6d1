import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { chooseStatistics, readStatToken } from '../../contract/recording.ts'

/** A choice changes here or in another tab, and then for months not. */
const kept = 10 * 60_000

/** Some browsers say no for their readers, to everybody (`Sec-GPC`): there is nothing to choose. */
export const isRefusedByBrowser = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** What this browser has said of being counted in a fair, and how it says otherwise. Asked of the server once it is wanted. */
export function useVisitChoice(fair: number, isWanted = true) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, readStatToken, { query: { fairId: fair } })
  const { data } = useQuery({ ...query, staleTime: kept, retry: false, enabled: isWanted })
  const { run, isPending } = useAction()
  const choose = (choice: 'yes' | 'no') =>
    run(async () => {
      const chosen = await api.call(chooseStatistics, { body: { fairId: fair, choice }, isAside: true })
      queries.setQueryData(query.queryKey, chosen)
    })
  return { known: data, choose, isPending }
}
