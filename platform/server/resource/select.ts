import { type RawBuilder, sql } from 'kysely'
import type { TSchema } from 'typebox'
import { type Relation, relationOf } from '#platform/contract/fields.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Actor } from '../actor.ts'
import { implementationOf } from './registry.ts'
import { scopeCondition } from './scope.ts'

type Expression = RawBuilder<unknown>

/** The text of a translated field in `locale`, else in French, else in any language that has it. */
export const translatedText = (alias: string, field: string, locale: Locale): Expression => {
  const column = sql.ref(`${alias}.translations`)
  return sql`coalesce(${column}->${sql.lit(locale)}->>${sql.lit(field)}, ${column}->${sql.lit(defaultLocale)}->>${sql.lit(field)}, jsonb_path_query_first(${column}, ${sql.lit(`$.*."${field}"`)})#>>'{}')`
}

/** One field of another resource, for embedding. */
function shownField(resource: Resource, alias: string, field: string, locale: Locale): Expression {
  if (field in resource.translated) return translatedText(alias, field, locale)
  const schema = resource.record[field]
  if (!schema) throw new Error(`${resource.name} has no field "${field}" to show.`)
  const relation = relationOf(schema)
  return relation
    ? relationExpression(resource, alias, field, schema, relation, locale)
    : sql.ref(`${alias}.${columnOf(field, schema)}`)
}

const objectOf = (resource: Resource, alias: string, show: readonly string[], locale: Locale): Expression =>
  sql`json_build_object(${sql.join([sql`'id', ${sql.ref(`${alias}.id`)}`, ...show.map(field => sql`${sql.lit(field)}, ${shownField(resource, alias, field, locale)}`)])})`

function relationExpression(
  resource: Resource,
  alias: string,
  field: string,
  schema: TSchema,
  relation: Relation,
  locale: Locale,
  actor?: Actor,
): Expression {
  const implementation = implementationOf(relation.to)
  const other = implementation.resource
  const inner = `${alias}_${field}`.toLowerCase()
  const object = objectOf(other, inner, relation.show, locale)
  const from = sql`${sql.table(other.table)} as ${sql.ref(inner)}`
  if (relation.kind === 'one') {
    const column = sql.ref(`${alias}.${columnOf(field, schema)}_id`)
    if (!relation.show.length)
      return sql`case when ${column} is null then null else json_build_object('id', ${column}) end`
    return sql`(select ${object} from ${from} where ${sql.ref(`${inner}.id`)} = ${column})`
  }
  const list = sql`coalesce(json_agg(${object} order by ${sql.ref(`${inner}.id`)}), '[]')`
  if (relation.kind === 'many') {
    const through = `${inner}_j`
    return sql`(select ${list} from ${sql.table(relation.through ?? '')} as ${sql.ref(through)} join ${from} on ${sql.ref(`${inner}.id`)} = ${sql.ref(`${through}.${other.table}_id`)} where ${sql.ref(`${through}.${resource.table}_id`)} = ${sql.ref(`${alias}.id`)})`
  }
  const scope = actor ? scopeCondition(implementation, inner, 'L', actor) : sql`false`
  return sql`(select ${list} from ${from} where ${sql.ref(`${inner}.${relation.through}`)} = ${sql.ref(`${alias}.id`)} and ${scope})`
}

/** What to select so that a row is the record as it is read. */
export function columnsOf(resource: Resource, alias: string, locale: Locale, actor: Actor): Expression {
  const fields = Object.entries(resource.record).map(([field, schema]) => {
    const relation = relationOf(schema)
    const value = relation
      ? relationExpression(resource, alias, field, schema, relation, locale, actor)
      : sql.ref(`${alias}.${columnOf(field, schema)}`)
    return sql`${value} as ${sql.ref(field)}`
  })
  const words = Object.keys(resource.translated).map(
    field => sql`${translatedText(alias, field, locale)} as ${sql.ref(field)}`,
  )
  if (words.length) words.push(sql`${sql.ref(`${alias}.translations`)} as translations`)
  return sql.join([sql`${sql.ref(`${alias}.id`)} as id`, ...fields, ...words])
}
