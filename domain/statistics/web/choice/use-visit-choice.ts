import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { chooseStatistics } from '../../contract/recording.ts'
import { useKnownChoice } from './use-known-choice.ts'

/** Some browsers say no for their readers, to everybody (`Sec-GPC`): there is nothing to choose. */
export const isRefusedByBrowser = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** What this browser has said of being counted in a fair, and how it says otherwise. */
export function useVisitChoice(fair: number) {
  const api = useApi()
  const queries = useQueryClient()
  const { known, key } = useKnownChoice(fair)
  const { run, isPending } = useAction()
  const choose = (choice: 'yes' | 'no') =>
    run(async () => {
      const chosen = await api.call(chooseStatistics, { body: { fairId: fair, choice }, isAside: true })
      queries.setQueryData(key, chosen)
    })
  return { known, choose, isPending }
}
