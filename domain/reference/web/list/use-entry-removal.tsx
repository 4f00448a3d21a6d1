import { useState } from 'react'
import { listTrashedEntries, restoreEntry } from '#platform/contract/list-administration.ts'
import type { Use } from '#platform/contract/problem.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useRestoring } from '#platform/web/trash/use-restoring.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { listCalled } from './list-source.ts'
import { StillUsed } from './still-used.tsx'

type Named = { id: number; name: string }

/** Takes entries of a list to its trash, and out of it again; of one that something still needs, says what (`refusal`). */
export function useEntryRemoval(list: string) {
  const t = useWords('reference')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const [used, tell] = useState<{ name: string; by: readonly Use[] } | null>(null)
  const restored = useRestoring(listTrashedEntries, listCalled(list))
  const restore = ({ id, name }: Named) =>
    restored(name, () => api.call(restoreEntry, { params: { name: list, id } }))
  const remove = (entry: Named) =>
    run(async () => {
      try {
        await api.remove(listCalled(list), entry.id)
      } catch (error) {
        if (!(error instanceof ProblemError && error.problem.used_by)) throw error
        return tell({ name: entry.name, by: error.problem.used_by })
      }
      await refresh(listTrashedEntries, listCalled(list))
      toast.success(t('list.removed', { name: entry.name }), {
        action: { label: t('list.undo'), onPress: () => void restore(entry), isUndo: true },
      })
    })
  return { remove, restore, refusal: used && <StillUsed {...used} onClose={() => tell(null)} /> }
}
