import { askedIn } from '../use-address-query.ts'

export const frontFilters = ['search', 'fairHallIds', 'sector', 'type', 'country', 'sort'] as const

/** What the list of exhibitors asks of the server; the same there and in the browser. */
export const frontQuery = (fair: number, asked: Readonly<Record<string, string>>) => ({
  query: { fair, ...asked },
})

export const frontAsked = (search: URLSearchParams) => askedIn(search, frontFilters)
