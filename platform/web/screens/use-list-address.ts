import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Parameters } from '#platform/contract/parameters.ts'

/**
 * What a list shows, said in the address, so that a reload, "back" and a sent link find it again. A page that the server
 * draws gives the parameters by which it reads the address there, so that both read the same.
 */
export function useListAddress(parameters?: Parameters) {
  const [said, setSearch] = useSearchParams()
  const search = useMemo(() => (parameters ? asRead(said, parameters) : said), [said, parameters])
  // What was asked for and the address does not say yet: whoever is quicker than that changes the last of it further.
  const sent = useRef<string[]>([])
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each walk is a new one, also to the same address
  useEffect(() => {
    // What was said before it has gone the same way; an address that nobody asked for here ends all of it.
    const at = sent.current.indexOf(`${said}`)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
  }, [said, key])
  return {
    search,
    page: Number(search.get('page')) || 1,
    get: (name: string) => search.get(name) ?? '',
    /** Changes some values; the empty ones go. Another list begins on its first page, with no row open. */
    change: (values: Readonly<Record<string, string | null>>) =>
      setSearch(
        before => {
          const next = changed(new URLSearchParams(sent.current.at(-1) ?? before), {
            page: '',
            open: '',
            ...values,
          })
          sent.current.push(`${next}`)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    /** The same list with other values, for links. */
    hrefFor: (values: Readonly<Record<string, string | number>>) => `?${changed(search, values)}`,
  }
}

function asRead(search: URLSearchParams, parameters: Parameters): URLSearchParams {
  const read = new URLSearchParams(search)
  for (const [name, parameter] of Object.entries(parameters)) {
    const said = search.get(name)
    const value = said && parameter.read(said)
    value ? read.set(name, value) : read.delete(name)
  }
  return read
}

function changed(search: URLSearchParams, values: Readonly<Record<string, string | number | null>>) {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values))
    value ? next.set(name, String(value)) : next.delete(name)
  return next
}
