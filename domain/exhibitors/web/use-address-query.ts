import type { Parameters } from '#platform/contract/parameters.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'

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
  const { search, change, hrefFor } = useListAddress()
  const asked = askedIn(search, names, parameters)
  return {
    asked,
    /** Narrowed by more than order and page. */
    isNarrowed: names.some(name => name !== 'sort' && asked[name]),
    change: (name: string, value: string | null | undefined) => change({ [name]: value ?? null }),
    clear: () => change(Object.fromEntries([...names, ...search.keys()].map(name => [name, null]))),
    hrefWith: (name: string, value: string | null | undefined) =>
      hrefFor({ page: '', open: '', [name]: value ?? '' }),
    hrefFor: (page: number) => hrefFor({ page }),
  }
}
