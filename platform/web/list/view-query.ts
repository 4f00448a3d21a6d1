/** Of an address what belongs to no view: where one is in the list, and what is open over it. */
const passing = ['page', 'entry', 'face', 'open', 'lang', 'mail', 'report', 'firm']

/** What makes a view of a list, always said alike. */
export function viewQuery(search: URLSearchParams | string): string {
  const query = new URLSearchParams(search)
  for (const name of passing) query.delete(name)
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  query.sort()
  return query.toString()
}
