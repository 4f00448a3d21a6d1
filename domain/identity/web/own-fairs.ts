import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFairs } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { usePerson } from './person.ts'

/** Fairs that somebody runs or belongs to; all they may know of for those above organizers, and where there are none. */
export function useOwnFairs(): PublicFair[] {
  const fairs = useFairs()
  const { user, roles } = usePerson()
  if (!user || roles.includes('superAdmin') || roles.includes('superOrganizer')) return fairs
  const ids = new Set([...user.organizes, ...user.fairUsers.map(one => one.fair.id)])
  const own = fairs.filter(fair => ids.has(fair.id))
  return own.length ? own : fairs
}

/** Whether somebody has registered for a fair that has not let them in: what is for its members is not for them yet. */
export function useIsUnadmitted(fair: number | undefined): boolean {
  const membership = usePerson().user?.fairUsers.find(one => one.fair.id === fair)
  return membership !== undefined && membership.isValidated !== validationState.validated
}
