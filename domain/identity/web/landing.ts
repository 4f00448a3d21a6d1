import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { runners } from '#platform/contract/runners.ts'
import { accountPaths, exhibitorTracking, standConfiguration } from '../contract/paths.ts'
import { useOwnFairs } from './own-fairs.ts'
import { usePerson } from './person.ts'

const exhibitors = ['firmAdmin', 'standContact']

/** Where somebody begins who did not ask for a page: their work, how their registration stands, or the fair. */
export function useLanding(): string {
  const { user, roles } = usePerson()
  const [first] = useOwnFairs()
  const has = (...some: string[]) => roles.some(role => some.includes(role))
  const page = () => {
    if (has(...runners)) return accountPaths.userDashboard
    const membership = user?.fairUsers.find(one => one.fair.id === first?.id)
    if (membership && membership.isValidated !== validationState.validated)
      return accountPaths.registerFormtype
    if (has(...exhibitors)) return standConfiguration
    return has('clusterAdmin') ? exhibitorTracking : '/'
  }
  return hrefOf(page(), {}, first?.homepage)
}
