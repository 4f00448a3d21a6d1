import { useSearchParams } from 'react-router'

/** The fair that the address names, `?fair=3`; none: what holds for all fairs. */
export function useChosenFair() {
  const [search, setSearch] = useSearchParams()
  const fair = Number(search.get('fair')) || null
  const choose = (next: number | null) => setSearch(next ? { fair: String(next) } : {}, { replace: true })
  return { fair, choose }
}
