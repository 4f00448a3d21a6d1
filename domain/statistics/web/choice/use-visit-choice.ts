import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { chooseStatistics } from '../../contract/recording.ts'
import { useForget } from './use-forget.ts'
import { useKnownChoice } from './use-known-choice.ts'

/** Some browsers say no for their readers, to everybody (`Sec-GPC`): there is nothing to choose. */
export const isRefusedByBrowser = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** What this browser has said of being counted in a fair, and how it says otherwise. */
export function useVisitChoice(fair: number) {
  const api = useApi()
  const queries = useQueryClient()
  const { known, key } = useKnownChoice(fair)
  const t = useWords('statistics')
  const { forget } = useForget(fair)
  const { run, isPending } = useAction()
  const choose = (choice: 'yes' | 'no') =>
    run(async () => {
      const { left, ...chosen } = await api.call(chooseStatistics, {
        body: { fairId: fair, choice },
        isAside: true,
      })
      queries.setQueryData(key, chosen)
      // With its number gone, nobody could say later which visits were this browser's.
      if (left)
        toast.success(t('choice.stopped'), {
          action: { label: t('choice.forget'), onPress: () => forget(left) },
        })
    })
  return { known, choose, isPending }
}
