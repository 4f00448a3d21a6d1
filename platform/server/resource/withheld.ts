import { sql } from 'kysely'
import type { Role } from '#platform/contract/roles.ts'
import type { Context } from '../context.ts'
import { many } from '../database/rows.ts'
import type { Implementation, Row } from './registry.ts'
import { scopeCondition } from './scope.ts'

/** Whether the caller reaches the row by one of these roles alone; a new row is checked once it is written. */
async function reachesAs(
  roles: readonly Role[],
  resource: Implementation,
  current: Row | null,
  { db, actor }: Context,
): Promise<boolean> {
  const sharing = { ...actor, roles: actor.roles.filter(role => roles.includes(role)) }
  if (!current || !sharing.roles.length) return sharing.roles.length > 0
  const rows = await many(db)`
    select 1 from ${sql.table(resource.table)} as t
      where t.id = ${current.id} and ${scopeCondition(resource, 't', 'U', sharing)}`
  return rows.length > 0
}

/**
 * Of these fields, those kept for roles that the caller does not have where the row is: whoever runs one fair and exhibits
 * in another is an exhibitor there.
 */
export async function withheldOf(
  resource: Implementation,
  fields: readonly string[],
  current: Row | null,
  context: Context,
): Promise<Set<string>> {
  const withheld = new Set<string>()
  const asked = new Map<string, boolean>()
  for (const field of fields) {
    const roles = resource.reserved?.[field]
    if (!roles) continue
    const key = roles.join()
    const isTheirs = asked.get(key) ?? (await reachesAs(roles, resource, current, context))
    asked.set(key, isTheirs)
    if (!isTheirs) withheld.add(field)
  }
  return withheld
}
