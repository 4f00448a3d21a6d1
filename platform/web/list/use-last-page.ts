import { useEffect } from 'react'
import type { useListAddress } from '../screens/use-list-address.ts'

type Props = {
  address: Pick<ReturnType<typeof useListAddress>, 'change'>
  page: { current: number; total: number } | undefined
  isEmpty: boolean
}

/** Leads to the last page whoever is past it: its rows may have been deleted, or the link is older than they are. */
export function useLastPage({ address, page, isEmpty }: Props) {
  const last = page && isEmpty && page.current > page.total ? page.total : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is past the last
  useEffect(() => {
    if (last) address.change({ page: last > 1 ? String(last) : '' })
  }, [last, page?.current])
}
