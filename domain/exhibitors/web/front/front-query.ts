import { keyOf } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { partsQuery } from '#platform/web/api/parts-query.ts'
import type { embeddedFirms, FrontFirm, frontFirms } from '../../contract/front-firms.ts'
import { frontParameters } from '../../contract/front-parameters.ts'
import { askedIn } from '../use-address-query.ts'

export const frontFilters = Object.keys(frontParameters)

export type FrontSource = typeof frontFirms | typeof embeddedFirms

/** What the list of exhibitors asks of the server; the same there and in the browser. */
export const frontQuery = (
  api: Api,
  from: FrontSource,
  fair: number,
  { page: _page, ...asked }: Readonly<Record<string, string>>,
) => {
  const query = { fair, ...asked }
  return partsQuery<FrontFirm>([...keyOf(from), query], page => api.page(from, { query: { ...query, page } }))
}

export const frontAsked = (search: URLSearchParams) => askedIn(search, frontFilters, frontParameters)
