import { type RawBuilder, sql } from 'kysely'
import type { TSchema } from 'typebox'
import { relationOf } from '#platform/contract/fields.ts'
import { type Action, scopesFor } from '#platform/contract/policy.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Actor, Reach } from '../actor.ts'
import { type Implementation, implementationOf } from './registry.ts'

type Condition = RawBuilder<unknown>

const everything: Condition = sql`true`
const nothing: Condition = sql`false`

export const anyOf = (conditions: Condition[]): Condition =>
  conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : nothing

const setOf = (ids: Reach['ids']): Condition =>
  Array.isArray(ids) ? sql`(select unnest(${ids}::int[]))` : sql`(${ids})`

let aliases = 0

/**
 * Condition that the end of a dotted path of relations satisfies `test`: `fairHall.fair` on a stand becomes
 * `t.fair_hall_id in (select id from fair_hall where fair_id …)`. `test` gets the SQL of the last column, and its schema. With a
 * `reader`, children count as far as the reader may list them: a filter gives no signal of what is hidden.
 */
export function along(
  resource: Resource,
  alias: string,
  path: string,
  test: (column: Condition, schema?: TSchema) => Condition,
  reader?: Actor,
): Condition {
  if (path === 'id') return test(sql.ref(`${alias}.id`))
  const [field = '', ...rest] = path.split('.')
  const schema = resource.record[field]
  const relation = schema && relationOf(schema)
  if (!relation) {
    if (rest.length || !schema) throw new Error(`${resource.name}: "${path}" is not a path of relations.`)
    return test(sql.ref(`${alias}.${columnOf(field, schema)}`), schema)
  }
  const other = implementationOf(relation.to).resource
  const next = `r${++aliases}`
  const onward = rest.length ? along(other, next, rest.join('.'), test, reader) : null
  if (relation.kind === 'one') {
    const column = sql.ref(`${alias}.${columnOf(field, schema)}_id`)
    return onward
      ? sql`${column} in (select ${sql.ref(`${next}.id`)} from ${sql.table(other.table)} as ${sql.ref(next)} where ${onward})`
      : test(column, schema)
  }
  const from = sql.ref(`${alias}.id`)
  if (relation.kind === 'children') {
    const inner = onward ?? test(sql.ref(`${next}.id`), schema)
    const seen = reader ? scopeCondition(implementationOf(relation.to), next, 'L', reader) : everything
    return sql`exists (select 1 from ${sql.table(other.table)} as ${sql.ref(next)} where ${sql.ref(`${next}.${relation.through}`)} = ${from} and ${inner} and ${seen})`
  }
  const joined = sql.ref(`${next}.${other.table}_id`)
  if (onward) throw new Error(`${resource.name}: a path does not go on through the list "${field}".`)
  return sql`exists (select 1 from ${sql.table(relation.through ?? '')} as ${sql.ref(next)} where ${sql.ref(`${next}.${resource.table}_id`)} = ${from} and ${test(joined, schema)})`
}

/** The rows of `alias` on which this person may do `action`: the one place where permission becomes SQL. */
export function scopeCondition(
  implementation: Implementation,
  alias: string,
  action: Action,
  actor: Actor,
): Condition {
  const { resource, published } = implementation
  const letters = scopesFor(resource.grants, actor.roles, action)
  if (letters.includes('A')) return everything
  const [path] = Object.values(resource.scope ?? {})
  const shared =
    letters.includes('N') && path ? [along(resource, alias, path, column => sql`${column} is null`)] : []
  const conditions = letters.flatMap(letter =>
    (actor.reach[letter] ?? []).flatMap(reach => {
      const path = resource.scope?.[reach.anchor]
      if (!path || (Array.isArray(reach.ids) && reach.ids.length === 0)) return []
      const ids = setOf(reach.ids)
      const within = along(resource, alias, path, column => sql`${column} in ${ids}`)
      return [reach.publishedOnly && published ? sql`(${within} and ${published(alias, ids)})` : within]
    }),
  )
  return anyOf([...shared, ...conditions])
}

/** Whether this person could do `action` on any row at all; if not, the call itself is refused. */
export const mayEver = (resource: Resource, action: Action, actor: Actor) =>
  scopesFor(resource.grants, actor.roles, action).some(
    letter => letter === 'A' || letter === 'N' || actor.reach[letter] !== undefined,
  )
