import { useSearchParams } from 'react-router'
import type { Parameters } from '#platform/contract/parameters.ts'

type AddressQuery = Readonly<Record<string, string>>

/** What of the address a list asks for: these names and its page, as `parameters` read them where they say how. */
export const askedIn = (
  search: URLSearchParams,
  names: readonly string[],
  parameters: Parameters = {},
): AddressQuery =>
  Object.fromEntries(
    [...names, 'page'].flatMap(name => {
      const said = search.get(name)
      const value = said && parameters[name] ? parameters[name].read(said) : said
      return value ? [[name, value]] : []
    }),
  )

/** A list whose search, filters, order and page stand in the address: it survives a reload and can be sent. */
export function useAddressQuery(names: readonly string[], parameters?: Parameters) {
  const [search, setSearch] = useSearchParams()
  const withChange = (name: string, value: string | null | undefined) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    // Another list begins on its first page, with no row open.
    if (name !== 'page') for (const passing of ['page', 'open']) next.delete(passing)
    return next
  }
  const asked = askedIn(search, names, parameters)
  return {
    asked,
    /** Narrowed by more than order and page. */
    isNarrowed: names.some(name => name !== 'sort' && asked[name]),
    change: (name: string, value: string | null | undefined) =>
      setSearch(withChange(name, value), { replace: true, preventScrollReset: true }),
    clear: () => setSearch({}, { replace: true }),
    hrefWith: (name: string, value: string | null | undefined) => `?${withChange(name, value)}`,
    hrefFor: (page: number) => `?${withChange('page', String(page))}`,
  }
}
