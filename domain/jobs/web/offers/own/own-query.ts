/** Rows of a page of either face. */
export const perPage = 50

/** What of the address the list of one’s own offers is narrowed and ordered by. */
export const ownFilters = ['search', 'state', 'firm', 'isWaiting', 'order'] as const

/** As its call takes it. */
export const ownAsked = (search: URLSearchParams, fair: number) => ({
  ...Object.fromEntries(ownFilters.map(name => [name, search.get(name) ?? ''])),
  fair,
})

/** Whether it is of exhibitors, each with how it answers, instead. */
export const isByFirm = (search: URLSearchParams) => search.get('by') === 'firm'

/** As the call of these takes it. */
export const answersAsked = (search: URLSearchParams) => ({
  search: search.get('search') ?? '',
  order: search.get('order') ?? '',
})
