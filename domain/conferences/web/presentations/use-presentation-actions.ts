import { listTrash } from '#domain/fairs/contract/trash.ts'
import type { Use } from '#platform/contract/problem.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { presentations } from '../../contract/presentation.ts'
import { cancelPresentation, restorePresentation } from '../../contract/presentation-calls.ts'
import { removeUnlessUsed } from '../manage/remove-unless-used.ts'
import { shownByPresentations } from './shown-by-presentations.ts'

type Named = Pick<RecordOf<typeof presentations>, 'id' | 'conference'>

/** What is done with a presentation, besides writing it. */
export function usePresentationActions() {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const nameOf = ({ conference }: Named) => conference.title || t('session.untitled')
  return {
    isPending,
    nameOf,
    restore: (one: Named) =>
      run(async () => {
        await api.call(restorePresentation, { params: { id: one.id } })
        await refresh(...shownByPresentations)
        toast.success(t('sessions.restored', { name: nameOf(one) }))
      }),
    cancel: (one: Named, reason: string, done: () => void) =>
      run(async () => {
        await api.call(cancelPresentation, { params: { id: one.id }, body: { reason } })
        await refresh(...shownByPresentations)
        toast.success(t('sessions.cancelled', { name: nameOf(one) }))
        done()
      }),
    remove: (one: Named, whenInUse: (by: readonly Use[]) => void) =>
      run(async () => {
        const by = await removeUnlessUsed(() => api.remove(presentations, one.id))
        if (by) return whenInUse(by)
        await refresh(...shownByPresentations, listTrash)
        toast.success(t('sessions.removed', { name: nameOf(one) }))
      }),
  }
}
