import type { Beginner } from '#domain/identity/contract/first-steps.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'

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

/** Where it is known in this browser that somebody has put them away: the server is not asked again. */
export const awayKey = (person: number | null, role: Beginner) =>
  person === null ? `first-steps:${role}` : ownKey(person, `first-steps:${role}`)

const shownKey = 'first-steps'

/**
 * Goes into `<head>`: where they were shown last, and to strangers who have not put them away, the page is laid out with
 * room for them from the start, so that nothing moves when they come.
 */
export const beginnerScript = `try{var l=localStorage;if(l.getItem('${shownKey}')==='1'||l.getItem('session')!=='1'&&l.getItem('${awayKey(null, 'visitor')}')!=='1')document.documentElement.dataset.beginner=''}catch(e){}`

/** Whether they are shown: the next page has room for them from the start. */
export function keepRoom(isShown: boolean) {
  machineStorage.write(shownKey, isShown ? '1' : null)
  if (isShown) document.documentElement.dataset.beginner = ''
  else delete document.documentElement.dataset.beginner
}
