import { useApi, type useRefresh } from '#platform/web/api/api-context.tsx'
import { useRestoring } from '#platform/web/trash/use-restoring.ts'
import { useWords } from '#platform/web/words/words.ts'
import { listTrash, restoreSeveral, restoreTrash, type TrashKind } from '../../contract/trash.ts'

type Entry = { id: number; name: string }
/** One thing, or several by one name. */
type Removed = {
  kind: TrashKind
  of: number | readonly number[]
  /** That it was in; of several, those. */
  fair?: number
  fairs?: readonly number[]
  name: string
}

/** Takes things out of the trash again; `shownBy` shows the restored. */
export function useUndo(...shownBy: Parameters<ReturnType<typeof useRefresh>>) {
  const t = useWords('lists')
  const api = useApi()
  const attempt = useRestoring(listTrash, ...shownBy)
  const restoreEntry = (id: number) => api.call(restoreTrash, { params: { id } })
  /** "Undo" in the notice that says what has just been thrown away. */
  const undo = ({ kind, of, fair, fairs, name }: Removed) => ({
    label: t('trash.undo'),
    isUndo: true,
    onPress: () =>
      void attempt(name, async () => {
        const entries = await api.call(listTrash, { query: { kind, ...(fair && { fair }) } })
        const removed = [of].flat()
        const ids = entries.flatMap(entry =>
          removed.includes(entry.of) && (fairs?.includes(entry.fair) ?? true) ? [entry.id] : [],
        )
        if (ids.length) await api.call(restoreSeveral, { body: { ids } })
      }),
  })
  return { undo, restore: ({ id, name }: Entry) => attempt(name, () => restoreEntry(id)) }
}
