import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import type { PersonStatus } from '#domain/presence/contract/status.ts'
import { usePersonStatus } from '#domain/presence/web/use-person-status.ts'
import type { Counterpart } from './correspondents.ts'

/** What is shown of a person; undefined until it is known. */
export type StatusOf = (user: number) => { status: PersonStatus; until: string | null } | undefined

/** Who of these people is in the fair now. */
export function useStatusOf(fair: number | undefined, users: readonly number[]): StatusOf {
  const known = usePersonStatus(fair, users)
  return user => {
    if (!known) return
    const { status = 'offline', until = null } = known.get(user) ?? {}
    return { status, until }
  }
}

/** The same of those with whom one writes: of a booth, what its lamp says. */
export function useThere(fair: number | undefined, counterparts: readonly Counterpart[]) {
  const statusOf = useStatusOf(
    fair,
    counterparts.flatMap(({ person }) => person?.id ?? []),
  )
  const lamps = usePresence(counterparts.some(({ booth }) => booth?.stand) ? fair : undefined)
  return ({ person, booth }: Counterpart): ReturnType<StatusOf> => {
    if (person) return statusOf(person.id)
    if (!booth?.stand || !lamps) return
    const { free = 0, busy = 0 } = lamps.get(booth.stand) ?? {}
    return { status: free ? 'free' : busy ? 'busy' : 'offline', until: null }
  }
}
