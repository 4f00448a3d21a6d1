import { useQuery } from '@tanstack/react-query'
import { useCountryFirst } from '#domain/fairs/web/use-country-first.ts'
import { socialMedia } from '#domain/reference/contract/lists.ts'
import { callQuery, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useLocale } from '#platform/web/words/words.ts'
import { countriesOfFirms, sectorsOfFirms, typesOfFirms } from '../../contract/firm-lists.ts'

/** The lists from which a firm is described, in the reader's language. */
export function useFirmChoices() {
  const api = useApi()
  const countryFirst = useCountryFirst()
  const locale = useLocale()
  const inLanguage = { query: { locale } }
  const { data: types = [] } = useQuery(callQuery(api, typesOfFirms, inLanguage))
  const { data: countries = [] } = useQuery(callQuery(api, countriesOfFirms, inLanguage))
  const { data: sectors = [] } = useQuery(callQuery(api, sectorsOfFirms, inLanguage))
  const { data: networks } = useQuery(
    listQuery(api, socialMedia, { kind: 'network', pagination: 'false', locale }),
  )
  return { types, countries: countryFirst(countries), sectors, networks: networks?.rows ?? [] }
}

export type FirmChoices = ReturnType<typeof useFirmChoices>

export const asOptions = (rows: readonly { id: number; name: string | null }[]) =>
  rows.map(row => ({ id: String(row.id), label: row.name ?? String(row.id) }))
