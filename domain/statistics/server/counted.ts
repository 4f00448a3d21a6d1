import { type RawBuilder, sql } from 'kysely'
import { type Action, type Policy, parsePolicy } from '#platform/contract/policy.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { CountedResource, ReachedBy } from '#platform/server/counted.ts'
import { declared } from '#platform/server/domains.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { type CountedType, countedTypes } from '../contract/counted.ts'

/** Who reads figures of what they look after. */
const figuresPolicy: Policy = {
  superAdmin: 'R:A',
  superOrganizer: 'R:G',
  organizer: 'R:F',
  clusterAdmin: 'R:C',
  firmAdmin: 'R:M',
  standContact: 'R:S',
  speaker: 'R:K',
  moderator: 'R:K',
}

export type Counted = CountedResource & { type: CountedType; code: number }

/** What is counted, as the domains declare it. @throws for a name that the contract does not have, or that nobody declares */
export function countedOf(type: string): Counted {
  const found = declared('counted').find(one => one.type === type)
  const [name, code] = entriesOf(countedTypes).find(([known]) => known === type) ?? []
  if (!found || !name || !code) throw new Error(`Nobody declares what is counted as "${type}".`)
  return { ...found, type: name, code }
}

const reached = ({ resource, alias }: ReachedBy, actor: Actor, grants?: ReturnType<typeof parsePolicy>) => {
  const implementation = implementationOf(resource)
  const read: Action = 'R'
  return scopeCondition({ ...implementation, ...(grants && { grants }) }, alias, read, actor)
}

/** Condition that somebody sees this, and may be counted there. */
export const isSeen = ({ seen }: Counted, actor: Actor): RawBuilder<unknown> => reached(seen, actor)

/** Condition that somebody reads its figures. */
export const isKept = ({ kept }: Counted, actor: Actor): RawBuilder<unknown> =>
  reached(kept, actor, parsePolicy(figuresPolicy))

/** The booth of what lies on one, else 0. */
export const standOf = ({ stand }: Counted): RawBuilder<unknown> => stand ?? sql`0`
