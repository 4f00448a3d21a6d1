import type { Beginner } from '#domain/identity/contract/first-steps.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

/** Its words are `text.<id>`; with a page, `way.<id>` names the way there. */
export type Step = { id: string; page?: string }
type Beginning = { steps: readonly [Step, ...Step[]]; on: readonly string[] }

/** What each begins with, and on which pages that is said. */
export const beginnings: Readonly<Record<Beginner, Beginning>> = {
  visitor: {
    steps: [
      { id: 'halls', page: 'fairVisitLobby' },
      { id: 'search', page: 'search' },
      { id: 'card', page: 'userProfile' },
    ],
    on: ['fairVisitLobby', 'fairVisit', 'userProfile'],
  },
  exhibitor: {
    steps: [
      { id: 'booth', page: 'userConfigurationStands' },
      { id: 'team', page: 'firmUsers' },
      { id: 'answer' },
    ],
    on: ['userConfigurationStands', 'firmUsers'],
  },
  organizer: {
    steps: [
      { id: 'checklist', page: 'userDashboard' },
      { id: 'exhibitors', page: 'exhibitorImport' },
      { id: 'plan', page: 'hallOverview' },
    ],
    on: ['userDashboard', 'exhibitorImport', 'exhibitorList', 'hallOverview'],
  },
}

/** Nobody has no card yet: an account comes first. */
const forNobody: Step = { id: 'register', page: 'registerFormtype' }

export const stepsOf = (role: Beginner, isKnown: boolean): readonly Step[] =>
  isKnown
    ? beginnings[role].steps
    : beginnings[role].steps.map(step => (step.id === 'card' ? forNobody : step))

const exhibitors: readonly Role[] = ['firmAdmin', 'standContact']

export function beginnerOf(roles: readonly Role[]): Beginner {
  if (roles.some(role => runners.includes(role))) return 'organizer'
  return roles.some(role => exhibitors.includes(role)) ? 'exhibitor' : 'visitor'
}
