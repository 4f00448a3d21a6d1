import { useQuery } from '@tanstack/react-query'
import { listTrashedEntries } from '#platform/contract/list-administration.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'

type Props = {
  list: string
  /** Only entries with these values. */
  where: Record<string, string>
  restore: (entry: { id: number; name: string }) => Promise<unknown>
}

/** Entries that were deleted and can still be restored. */
export function ListTrash({ list, where, restore }: Props) {
  const { data = [] } = useQuery(
    callQuery(useApi(), listTrashedEntries, { params: { name: list }, query: where }),
  )
  return <TrashTable entries={data} restore={restore} />
}
