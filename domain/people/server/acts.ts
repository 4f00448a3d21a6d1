import { rankOf } from '#domain/identity/contract/roles.ts'
import { ownRank } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ActSource } from '#platform/server/acts.ts'
import { many } from '#platform/server/database/rows.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { ValidatePeopleAct } from '../contract/acts.ts'

/** As many as one decision may be on. */
const peopleMost = 500

/** Those who have waited longest; who runs fairs like the caller is none of them. */
export const validatePeopleActs: ActSource = async ({ fair }, context) => {
  const { db, actor } = context
  const rows = await many<{ id: number; roles: string[] }>(db)`
    select t.id, u.roles from fair_user t join app_user u on u.id = t.user_id
    where t.fair_id = ${fair} and t.is_validated = ${validationState.waiting}
      and ${scopeCondition(implementationOf('fair_users'), 't', 'U', actor)}
    order by t.id limit ${peopleMost}`
  const own = await ownRank(context)
  const act: ValidatePeopleAct = {
    memberships: rows.filter(one => rankOf(one.roles) < own).map(({ id }) => id),
  }
  return act.memberships.length ? [{ kind: 'validate_people', act }] : []
}
