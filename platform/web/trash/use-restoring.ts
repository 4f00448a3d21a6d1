import { useRefresh } from '../api/api-context.tsx'
import { ProblemError } from '../api/client.ts'
import { problemsOf } from '../api/use-submit.ts'
import { toast } from '../ui/toast.tsx'
import { useWords } from '../words/words.ts'

/** Says what is restored, or why it is not; `shownBy` shows it again. */
export function useRestoring(...shownBy: Parameters<ReturnType<typeof useRefresh>>) {
  const t = useWords('lists')
  const say = useWords('validations')
  const refresh = useRefresh()
  return async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast.success(t('trash.restored', { name }))
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('trash.not_restored', { name }), { hint: problemsOf(error, say).message })
    } finally {
      await refresh(...shownBy)
    }
  }
}
