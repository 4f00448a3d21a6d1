import { type RawBuilder, sql } from 'kysely'
import type { TSchema } from 'typebox'
import { relationOf } from '#platform/contract/fields.ts'
import { type Action, scopesFor } from '#platform/contract/policy.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Actor, Reach } from '../actor.ts'
import { type Implementation, implementationOf } from './registry.ts'

export type Sql = RawBuilder<unknown>
type Test = (column: Sql, schema?: TSchema) => Sql

const everything: Sql = sql`true`

export const anyOf = (conditions: Sql[]): Sql =>
  conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`

export const setOf = (ids: Reach['ids']): Sql =>
  Array.isArray(ids) ? sql`(select unnest(${ids}::int[]))` : sql`(${ids})`

/** The column of a field, of the row `alias`. */
export const columnAt = ({ record }: Resource, alias: string, field: string): Sql =>
  sql.ref(`${alias}.${columnOf(field, record[field])}`)

/**
 * Where a relation leads: the other resource, its rows as `next` (`from`), and which of them belong to the row `alias`
 * (`on`). Of children those that `reader` may list: neither a record nor a filter gives a signal of what is hidden.
 */
export function follow(resource: Resource, alias: string, field: string, reader?: Actor) {
  const relation = relationOf(resource.record[field])
  if (!relation) throw new Error(`${resource.name}: "${field}" is not a relation.`)
  const { kind, to, through = '' } = relation
  const other = implementationOf(to)
  const next = `${alias}_${field}`.toLowerCase()
  const from = sql`${sql.table(other.table)} as ${sql.ref(next)}`
  const [own, id] = [sql.ref(`${alias}.id`), sql.ref(`${next}.id`)]
  const [mine, theirs] = [sql.ref(`${resource.table}_id`), sql.ref(`${other.table}_id`)]
  const seen = kind === 'children' && reader ? scopeCondition(other, next, 'L', reader) : everything
  const on = {
    one: () => sql`${id} = ${columnAt(resource, alias, field)}`,
    many: () => sql`${id} in (select ${theirs} from ${sql.table(through)} where ${mine} = ${own})`,
    children: () => sql`${sql.ref(`${next}.${through}`)} = ${own} and ${seen}`,
  }
  return { relation, other, next, id, from, on: on[kind]() }
}

/**
 * Condition that the end of a dotted path of relations satisfies `test`, which gets the SQL of the last column and its
 * schema: `fairHall.fair` on a stand becomes `exists (select 1 from fair_hall … where … fair_id …)`.
 */
export function along(resource: Resource, alias: string, path: string, test: Test, reader?: Actor): Sql {
  const [field = '', ...rest] = path.split('.')
  const schema = resource.record[field]
  const isColumn = (relationOf(schema)?.kind ?? 'one') === 'one'
  if (isColumn && !rest.length) return test(columnAt(resource, alias, field), schema)
  const { other, next, from, on } = follow(resource, alias, field, reader)
  const inner = along(other, next, rest.join('.') || 'id', test, reader)
  return sql`exists (select 1 from ${from} where ${on} and ${inner})`
}

/** The rows of `alias` on which this person may do `action`: the one place where permission becomes SQL. */
export function scopeCondition(resource: Implementation, alias: string, action: Action, actor: Actor): Sql {
  const reached = reachCondition(resource, alias, action, actor)
  return action === 'L' && resource.listed ? sql`(${reached} and ${resource.listed(alias)})` : reached
}

function reachCondition(resource: Implementation, alias: string, action: Action, actor: Actor): Sql {
  const { grants, scope = {}, published, isThere, outlives } = resource
  const letters = scopesFor(grants, actor.roles, action)
  if (letters.includes('A')) {
    const gone = (actor.gone ?? []).flatMap(({ anchor, ids }) =>
      scope[anchor] && !outlives
        ? [
            sql`${along(
              resource,
              alias,
              scope[anchor],
              column => sql`${column}
              in ${setOf(ids)}`,
            )} is not true`,
          ]
        : [],
    )
    const there = [...(isThere ? [isThere(alias)] : []), ...gone]
    return there.length ? sql`(${sql.join(there, sql` and `)})` : everything
  }
  const [path] = Object.values(scope)
  const shared =
    letters.includes('N') && path ? [along(resource, alias, path, column => sql`${column} is null`)] : []
  const reached = letters
    .flatMap(letter => actor.reach[letter] ?? [])
    .flatMap(({ anchor, ids, publishedOnly, within }) => {
      const path = scope[anchor]
      const outer = within && scope[within.anchor]
      if (!path || (within && !outer) || (Array.isArray(ids) && ids.length === 0)) return []
      const reached = along(resource, alias, path, column => sql`${column} in ${setOf(ids)}`)
      if (within && outer) {
        const outside = along(resource, alias, outer, column => sql`${column} in ${setOf(within.ids)}`)
        return [sql`(${reached} and ${outside})`]
      }
      return [publishedOnly && published ? sql`(${reached} and ${published(alias, setOf(ids))})` : reached]
    })
  const within = anyOf([...shared, ...reached])
  return isThere ? sql`(${isThere(alias)} and ${within})` : within
}

/** The rows of `alias` that this person may point to: those that they see, alone or in a list. */
export const mayKnow = (resource: Implementation, alias: string, actor: Actor): Sql =>
  anyOf((['R', 'L'] as const).map(action => scopeCondition(resource, alias, action, actor)))

/** Whether this person could do `action` on any row at all; if not, the call itself is refused. */
export const mayEver = ({ grants }: Resource, action: Action, { roles, reach }: Actor) =>
  scopesFor(grants, roles, action).some(letter => letter === 'A' || letter === 'N' || letter in reach)
