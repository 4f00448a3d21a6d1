import { sql } from 'kysely'
import { fairsAsked } from '#domain/fairs/server/index.ts'
import { formerStates, mostDecided } from '#domain/identity/contract/decide-found.ts'
import { rankOf } from '#domain/identity/contract/roles.ts'
import { assertExpectedCount, ownRank } from '#domain/identity/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { validateFound as call } from '../contract/people-back.ts'
import { decideAccess } from './fair-user-writes.ts'
import { everyId } from './people-back.ts'

type Decision = BodyOf<typeof call>
type Found = { roles: string[]; memberships: { id: number; isValidated: number }[] }

/** Those people with their memberships that the list is about and that are the caller's to decide on. */
async function withMemberships(ids: readonly number[], asked: Decision['found'], context: Context) {
  const { db, actor } = context
  const fairs = fairsAsked(asked.fair, context)
  const inState = asked.isValidated === undefined ? sql`true` : sql`t.is_validated = ${asked.isValidated}`
  const rows = await many<Found>(db)`
    select u.roles, coalesce(json_agg(json_build_object('id', t.id, 'isValidated',
      t.is_validated)) filter (where t.id is not null), '[]') as memberships
    from app_user u left join fair_user t on t.user_id = u.id and t.fair_id in ${fairs} and ${inState}
      and ${scopeCondition(implementationOf('fair_users'), 't', 'U', actor)}
    where u.id = any(${ids}::int[]) group by u.id`
  return rows
}

/**
 * Decides on everybody whom the list of people finds, across its pages. Who runs fairs like the caller is passed over:
 * a list of all must not shut out those who hold it open.
 * @throws 422 for too many, 409 for more than the caller was shown
 */
export async function validateFoundPeople(
  { found: asked, count, isValidated, undo }: Decision,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const ids = await everyId(asked, context, mostDecided)
  assertExpectedCount(ids.length, count)
  const people = await withMemberships(ids, asked, context)
  const own = await ownRank(context)
  const below = people.filter(one => rankOf(one.roles) < own)
  const registered = below.filter(one => one.memberships.length > 0)
  const open = registered
    .flatMap(one => one.memberships)
    .filter(membership => membership.isValidated !== isValidated)
  const decided = await decideAccess(
    open.map(({ id }) => id),
    isValidated,
    context,
    undo,
  )
  const changed = new Set(decided.map(({ user }) => user)).size
  return {
    changed,
    ...(undo && { before: formerStates(open) }),
    passedOver: {
      already: registered.length - changed,
      equals: people.length - below.length,
      unregistered: below.length - registered.length,
    },
  }
}
