import { rankOf } from '#domain/identity/contract/roles.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import type { PersonRow } from '../contract/people-back.ts'

/** Whether the reader stands above somebody, and somebody is in a fair of theirs. */
export function useMayChange({ roles: theirs, memberships }: Pick<PersonRow, 'roles' | 'memberships'>) {
  const { user, roles } = usePerson()
  const isAbove = rankOf(theirs) < rankOf(user?.roles ?? [])
  return (
    isAbove && (memberships.length > 0 || roles.includes('superAdmin') || roles.includes('superOrganizer'))
  )
}
