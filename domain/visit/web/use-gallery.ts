import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const never = () => () => {}

/** Which row of doors one stands before: the address says it, so that one comes back to it. */
export function useGallery() {
  const [search, setSearch] = useSearchParams()
  const asked = Math.max(0, Number.parseInt(search.get('from') ?? '', 10) - 1 || 0)
  const from = useSyncExternalStore(
    never,
    () => asked,
    () => 0,
  )
  const turnTo = (first: number) =>
    setSearch(
      before => {
        const query = new URLSearchParams(before)
        query.set('from', String(first + 1))
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  return { from, turnTo }
}
