import type { Beginner } from '#domain/identity/contract/first-steps.ts'

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

/** Nobody has no card yet: an account comes first. */
const forNobody: Step = { id: 'register', page: 'registerFormtype' }

export const stepsOf = (role: Beginner, isKnown: boolean): readonly Step[] =>
  isKnown ? beginnings[role] : beginnings[role].map(step => (step.id === 'card' ? forNobody : step))
