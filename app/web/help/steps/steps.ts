import type { Beginner } from '#domain/identity/contract/first-steps.ts'
import type { Role } from '#platform/contract/roles.ts'

/** Its words are `text.<id>`; with a page, `way.<id>` names the way there. */
export type Step = { id: string; page?: string }

/** What each begins with. */
export const beginnings: Readonly<Record<Beginner, readonly [Step, ...Step[]]>> = {
  visitor: [
    { id: 'halls', page: 'fairVisitLobby' },
    { id: 'search', page: 'search' },
    { id: 'card', page: 'userProfile' },
  ],
  exhibitor: [
    { id: 'booth', page: 'userConfigurationStands' },
    { id: 'team', page: 'firmUsers' },
    { id: 'answer' },
  ],
  organizer: [
    { id: 'checklist', page: 'userDashboard' },
    { id: 'exhibitors', page: 'exhibitorImport' },
    { id: 'plan', page: 'hallOverview' },
  ],
}

/** Who receives at a booth that others set up. */
export const forContacts: readonly Step[] = [
  { id: 'own_card', page: 'userProfile' },
  { id: 'inbox', page: 'standInbox' },
  { id: 'answer' },
]

/** Nobody has no card yet: an account comes first. */
const forNobody: Step = { id: 'register', page: 'registerFormtype' }

export function stepsOf(beginner: Beginner, isKnown: boolean, roles: readonly Role[]): readonly Step[] {
  if (beginner === 'exhibitor' && !roles.includes('firmAdmin')) return forContacts
  return isKnown
    ? beginnings[beginner]
    : beginnings[beginner].map(step => (step.id === 'card' ? forNobody : step))
}
