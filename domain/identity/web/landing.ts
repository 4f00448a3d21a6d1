import { hrefOf } from '#platform/contract/href.ts'
import { accountPaths, standConfiguration } from '../contract/paths.ts'
import { useOwnFairs } from './own-fairs.ts'
import { usePerson } from './person.ts'

const runners = ['superAdmin', 'superOrganizer', 'organizer']
const exhibitors = ['firmAdmin', 'standContact']

/** Where somebody begins who did not ask for a page: their work, or the fair. */
export function useLanding(): string {
  const { roles } = usePerson()
  const [first] = useOwnFairs()
  const has = (some: readonly string[]) => roles.some(role => some.includes(role))
  const page = has(runners) ? accountPaths.userDashboard : has(exhibitors) ? standConfiguration : '/'
  return hrefOf(page, {}, first?.homepage)
}
