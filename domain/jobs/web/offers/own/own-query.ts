/** What of the address the list of one’s own offers is narrowed and ordered by. */
export const ownFilters = ['search', 'state', 'firm', 'isWaiting', 'order'] as const

/** As its call takes it. */
export const ownAsked = (search: URLSearchParams, fair: number) => ({
  ...Object.fromEntries(ownFilters.map(name => [name, search.get(name) ?? ''])),
  fair,
})
