import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { listCalled } from './list-source.ts'

/** Which entry is open, said in the address (`?entry=12`, `?entry=new`), so that a link leads to it. */
export function useOpenEntry(list: string, opensAtOnce: boolean, idOfPath: string | undefined) {
  const api = useApi()
  const address = useListAddress()
  const [isDismissed, dismiss] = useState(false)
  const said = address.get('entry') || (opensAtOnce && !isDismissed ? (idOfPath ?? 'new') : '')
  const id = Number(said)
  const { data } = useQuery({ ...recordQuery(api, listCalled(list), id), enabled: id > 0 })
  return {
    isOpen: said === 'new' || (id > 0 && data !== undefined),
    entry: id > 0 ? (data ?? null) : null,
    show: (entry: string) => address.change({ entry, page: address.get('page') }),
    close: () => {
      dismiss(true)
      address.change({ entry: null, page: address.get('page') })
    },
  }
}
