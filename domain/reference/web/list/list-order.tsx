import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderList } from '#platform/contract/list-administration.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { entriesQuery, listCalled, nameOf } from './list-source.ts'

type Props = { list: string; label: string; nameField: string; where: Record<string, string> }

/** All entries in the order in which people choose from them, to be dragged into another. */
export function ListOrder({ list, label, nameField, where }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const { data, error, refetch } = useQuery(
    entriesQuery(api, list, { ...where, pagination: false, 'order[rank]': 'asc' }),
  )
  const [order, setOrder] = useState<readonly string[] | null>(null)
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={6} />
  const shown = order ? order.flatMap(id => data.rows.find(row => String(row.id) === id) ?? []) : data.rows
  const reorder = (ids: string[]) => {
    setOrder(ids)
    run(async () => {
      try {
        await api.call(orderList, { params: { name: list }, body: { ids: ids.map(Number) } })
      } finally {
        await refresh(listCalled(list))
        setOrder(null)
      }
    })
  }
  return (
    <ReorderList
      label={label}
      items={shown}
      itemId={entry => String(entry.id)}
      itemName={entry => nameOf(entry, nameField)}
      onReorder={reorder}
    >
      {entry => nameOf(entry, nameField)}
    </ReorderList>
  )
}
