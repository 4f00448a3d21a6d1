import { useQuery } from '@tanstack/react-query'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'

const staff = ['firmAdmin', 'standContact']

/** The booths of this fair whose messages somebody answers. */
export function useOwnStands() {
  const { roles } = usePerson()
  const fair = useFair()
  const isStaff = roles.some(role => staff.includes(role))
  const { data, isPending } = useQuery({ ...callQuery(useApi(), myStands), enabled: isStaff })
  return {
    stands: (data ?? []).filter(stand => stand.fair.id === fair?.id && !stand.barrier),
    isPending: isStaff && isPending,
  }
}
