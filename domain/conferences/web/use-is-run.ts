import { useOwnFairs } from '#domain/identity/web/own-fairs.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'

/** Whether this person runs the fair: the server decides what they may. */
export function useIsRun(fair: number): boolean {
  const { roles } = usePerson()
  const own = useOwnFairs()
  return runners.some(role => roles.includes(role)) && own.some(({ id }) => id === fair)
}
