import { askedIn } from '#domain/exhibitors/web/use-address-query.ts'
import { keyOf } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { partsQuery } from '#platform/web/api/parts-query.ts'
import { type JobCard, jobList } from '../../../contract/job-calls.ts'
import { jobListParameters } from '../../../contract/list-parameters.ts'

export const offerNames = Object.keys(jobListParameters)

/** What the list of offers asks of the server; the same there and in the browser. */
export const offerQuery = (
  api: Api,
  fair: number,
  { page: _page, ...asked }: Readonly<Record<string, string>>,
) => {
  const query = { fair, ...asked }
  return partsQuery<JobCard>([...keyOf(jobList), query], page =>
    api.page(jobList, { query: { ...query, page } }),
  )
}

export const offersAsked = (search: URLSearchParams) => askedIn(search, offerNames, jobListParameters)
