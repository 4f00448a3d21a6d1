import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFairs } from '#domain/fairs/web/fair-context.tsx'
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
