/** What the list of sessions is narrowed by, as its address says it and as the call asks for it. */
const asked = {
  search: 'search',
  state: 'state',
  room: 'conferenceRoom',
  type: 'conferenceType',
  language: 'language',
  day: 'day',
} as const

export const sessionSorts = ['date', 'title', 'id', 'isLive'] as const

const sortOf = (text: string | null) => {
  const column = sessionSorts.find(one => one === text?.replace('-', '')) ?? 'date'
  return { column, isDescending: text?.startsWith('-') ?? false }
}

export const sortIn = (search: URLSearchParams) => sortOf(search.get('order'))

/** The query by which `/conferences` gives what an address of the list shows. */
export function listedBy(search: URLSearchParams, fair: number): Record<string, string | number> {
  const { column, isDescending } = sortIn(search)
  const narrowed = Object.entries(asked).flatMap(([name, field]): [string, string][] => {
    const value = search.get(name)
    return value ? [[field, value]] : []
  })
  return {
    fair,
    ...Object.fromEntries(narrowed),
    ...(search.get('unplaced') && { 'exists[begin]': 'false' }),
    [`order[${column}]`]: isDescending ? 'desc' : 'asc',
  }
}

export const isNarrowed = (search: URLSearchParams) =>
  [...Object.keys(asked), 'unplaced'].some(name => search.get(name))
