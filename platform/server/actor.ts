import type { RawBuilder } from 'kysely'
import type { Role, Scope } from '#platform/contract/roles.ts'

/** The rows that a scope letter reaches: those whose `anchor` (fair, firm, stand, owner …) is one of `ids`. */
export type Reach = {
  anchor: string
  ids: readonly number[] | RawBuilder<unknown>
  /** Only what is published: the projection that visitors see. */
  publishedOnly?: boolean
  /** Of these, those alone whose other anchor is one of these ids too. */
  within?: Pick<Reach, 'anchor' | 'ids'>
}

/** Who calls, as the database says at this moment; nothing of it is taken from a token but the ids. */
export type Actor = {
  userId: number | null
  sessionId: string | null
  roles: readonly Role[]
  /** Scope letter → what it reaches for this person. `A`, everything, needs no entry. */
  reach: Readonly<Partial<Record<Scope, readonly Reach[]>>>
  /** What is there for nobody, however far they reach. */
  gone?: readonly Reach[]
}

export const hasRole = (actor: Actor, ...roles: Role[]) => roles.some(role => actor.roles.includes(role))
