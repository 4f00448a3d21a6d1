import type { Beginner } from '#domain/identity/contract/first-steps.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { ownKey } from '#platform/web/browser-storage.ts'

/** On which pages each is told what to begin with. */
export const beginOn: Readonly<Record<Beginner, readonly string[]>> = {
  visitor: ['fairVisitLobby', 'fairVisit', 'userProfile'],
  exhibitor: ['userConfigurationStands', 'firmUsers'],
  organizer: ['userDashboard', 'exhibitorImport', 'exhibitorList', 'hallOverview'],
}

const exhibitors: readonly Role[] = ['firmAdmin', 'standContact']

export function beginnerOf(roles: readonly Role[]): Beginner {
  if (roles.some(role => runners.includes(role))) return 'organizer'
  return roles.some(role => exhibitors.includes(role)) ? 'exhibitor' : 'visitor'
}

/** Id of the room that a menu beside the page keeps for them. */
export const stepsRoom = 'first-steps-room'

/** Where it is known in this browser that somebody has put them away: the server is not asked again. */
export const awayKey = (person: number | null, role: Beginner) =>
  person === null ? `first-steps:${role}` : ownKey(person, `first-steps:${role}`)
