import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const key = 'free'
const never = () => () => {}

/** Whether only booths with somebody free are looked at; the address says it, so that it can be sent. */
export function useFreeOnly() {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get(key) === '1'
  // A page is drawn once for all: what its address adds is known to the browser alone.
  const isOnly = useSyncExternalStore(
    never,
    () => isAsked,
    () => false,
  )
  const setOnly = (next: boolean) =>
    setSearch(
      before => {
        const query = new URLSearchParams(before)
        if (next) query.set(key, '1')
        else query.delete(key)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOnly, setOnly }
}
