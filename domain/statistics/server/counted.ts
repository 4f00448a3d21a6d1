import { type RawBuilder, sql } from 'kysely'
import { type Action, type Policy, parsePolicy } from '#platform/contract/policy.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { CountedResource, ReachedBy } from '#platform/server/counted.ts'
import { declared } from '#platform/server/domains.ts'
import { invalid } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { CountedType } from '../contract/counted.ts'

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

/** What is counted, as the domains declare it. @throws 422 of the field that names what nobody declares */
export function countedOf(type: CountedType, field = 'resourceType'): CountedResource {
  const found = declared('counted').find(one => one.type === type)
  if (!found) throw invalid({ [field]: 'not_in_list' })
  return found
}

/** The number of a type in the tables. @throws 422 for what nobody declares */
export const countedCode = (type: CountedType): number => countedOf(type).code

/** Whether of few visitors nothing is said. @throws 422 for what nobody declares */
export const isSmall = (type: CountedType): boolean => countedOf(type).isSmall ?? false

const reached = ({ resource, alias }: ReachedBy, actor: Actor, grants?: ReturnType<typeof parsePolicy>) => {
  const implementation = implementationOf(resource)
  const read: Action = 'R'
  return scopeCondition({ ...implementation, ...(grants && { grants }) }, alias, read, actor)
}

/** Condition that somebody sees this, and may be counted there. */
export const isSeen = ({ seen }: CountedResource, actor: Actor): RawBuilder<unknown> => reached(seen, actor)

/** Condition that somebody reads its figures. */
export const isKept = ({ kept }: CountedResource, actor: Actor): RawBuilder<unknown> =>
  reached(kept, actor, parsePolicy(figuresPolicy))

/** The booth of what lies on one, else 0. */
export const standOf = ({ stand }: CountedResource): RawBuilder<unknown> => stand ?? sql`0`
