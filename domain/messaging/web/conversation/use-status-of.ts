import type { PersonStatus } from '#domain/presence/contract/status.ts'
import { usePersonStatus } from '#domain/presence/web/use-person-status.ts'

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
