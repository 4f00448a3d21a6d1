import { usePerson } from '#domain/identity/web/person.ts'
import { useKeptScans } from './kept-scans.ts'

/** In a menu: how many scans have not arrived yet. */
export default function ScansWaiting() {
  const { user } = usePerson()
  const { kept } = useKeptScans(user?.id ?? 0)
  return kept.length || null
}
