import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { forgetVisits } from '../../contract/recording.ts'

/** What this browser did in a fair is nobody's from then on. */
export function useForget(fair: number) {
  const t = useWords('statistics')
  const api = useApi()
  const { run, isPending } = useAction()
  /** By the token that it had, once it has none any more. */
  const forget = (token?: string) =>
    run(async () => {
      await api.call(forgetVisits, { query: { fairId: fair, ...(token && { token }) }, isAside: true })
      toast.success(t('choice.forgotten'))
    })
  return { forget, isForgetting: isPending }
}
