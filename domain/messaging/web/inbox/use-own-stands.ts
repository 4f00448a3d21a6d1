import { useQuery } from '@tanstack/react-query'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import type { Role } from '#platform/contract/roles.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'

export const staffRoles: readonly Role[] = ['firmAdmin', 'standContact']

/** The booths of this fair whose messages somebody answers; `awaited` as long as they are not known. */
export function useOwnStands() {
  const { roles } = usePerson()
  const fair = useFair()
  const isStaff = roles.some(role => staffRoles.includes(role))
  const { data, error, refetch } = useQuery({ ...callQuery(useApi(), myStands), enabled: isStaff })
  return {
    stands: (data ?? []).filter(stand => stand.fair.id === fair?.id && !stand.barrier),
    awaited: isStaff && !data ? { error, refetch } : null,
  }
}
