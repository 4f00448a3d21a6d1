import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Scope } from '#platform/contract/roles.ts'
import type { Actor } from '#platform/server/actor.ts'
import { fairStatus } from '../contract/statuses.ts'

/** Condition that exhibitors of the fair in `column` are assigned to somebody who is a cluster admin there. */
export const isFollowed = (column: RawBuilder<unknown>, userId: number | RawBuilder<unknown>) => sql`
  exists (select 1 from cluster c join app_user follower on follower.id = c.user_id
    join fair_user m on m.fair_id = c.fair_id and m.user_id = follower.id
    where c.fair_id = ${column} and follower.id = ${userId}
      and follower.roles @> array['ROLE_CLUSTER_ADMIN'] and m.is_validated = ${validationState.validated})`

/** SQL set of the fairs that these scope letters reach for somebody; all of them for a super admin. */
export function fairsWithin(actor: Actor, letters: readonly Scope[]): RawBuilder<unknown> {
  if (actor.roles.includes('superAdmin')) return sql`(select id from fair where trashed_at is null)`
  const sets = letters
    .flatMap(letter => actor.reach[letter] ?? [])
    .filter(reach => reach.anchor === 'fair')
    .map(({ ids }) => (Array.isArray(ids) ? sql`select unnest(${ids}::int[])` : sql`${ids}`))
  return sets.length ? sql`(${sql.join(sets, sql` union `)})` : sql`(select null::int where false)`
}

/**
 * Condition that the fair in `column` is one through which this reader may walk, or that they run: to everybody else
 * what is in it does not exist.
 */
export const isFairSeen = (
  column: RawBuilder<unknown>,
  { actor }: { actor: Actor },
  letters: readonly Scope[] = ['P', 'p', 'F', 'G'],
): RawBuilder<unknown> => sql`${column} in ${fairsWithin(actor, letters)}`

/** Condition that everybody may know of the fair `alias`: its homepage, and how to register. */
export const isPublicFair = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(${column('fair_status_id')} <> ${fairStatus.preparation}
    or (${column('is_announced')} and not ${column('is_archived')} and ${column('trashed_at')} is null))`
}

/** Condition that this reader may know of the fair in `column`: one in preparation is there for those alone who see it. */
export const isFairKnown = (column: RawBuilder<unknown>, reader: { actor: Actor }): RawBuilder<unknown> =>
  sql`(exists (select 1 from fair prepared where prepared.id = ${column} and ${isPublicFair('prepared')})
    or ${isFairSeen(column, reader)})`
