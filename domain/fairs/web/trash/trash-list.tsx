import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, type useRefresh } from '#platform/web/api/api-context.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'
import { listTrash, type TrashKind } from '../../contract/trash.ts'
import { useUndo } from './use-undo.ts'

type Props = {
  /** The fair that it was taken out of; none: the fairs themselves, or the people of all. */
  fair?: number
  kind: TrashKind
  /** What shows the restored again. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>
}

/** What was thrown away and can still be restored; nothing at all while there is none. */
export function TrashList({ fair, kind, shownBy }: Props) {
  const api = useApi()
  const { restore } = useUndo(...shownBy)
  const { data: entries = [] } = useQuery(
    callQuery(api, listTrash, { query: { kind, ...(fair && { fair }) } }),
  )
  return <TrashTable entries={entries} restore={restore} />
}
