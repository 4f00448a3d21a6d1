import { sql } from 'kysely'
import { relationOf } from '#platform/contract/fields.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Context } from '../context.ts'
import { columnAt, follow, type Sql } from './scope.ts'

/** Which language `translatedText` answers in. */
export const languageOfText = (alias: string, field: string, locale: Locale): Sql => {
  const column = sql.ref(`${alias}.translations`)
  const has = (code: Locale) => sql`${column}->${sql.lit(code)}->>${sql.lit(field)} is not null`
  return sql`case when ${has(locale)} then ${sql.lit(locale)}
    when ${has(defaultLocale)} then ${sql.lit(defaultLocale)}
    else (select t.code from jsonb_each(${column}) t (code, texts)
      where t.texts->>${sql.lit(field)} is not null limit 1) end`
}

/** The text of a translated field in `locale`, else in French, else in any language that has it. */
export const translatedText = (alias: string, field: string, locale: Locale | Sql): Sql => {
  const column = sql.ref(`${alias}.translations`)
  const asked = typeof locale === 'string' ? sql.lit(locale) : locale
  return sql`coalesce(${column}->${asked}->>${sql.lit(field)},
    ${column}->${sql.lit(defaultLocale)}->>${sql.lit(field)},
    jsonb_path_query_first(${column}, ${sql.lit(`$.*."${field}"`)})#>>'{}')`
}

/** The record or the records that a relation points to, as JSON. */
function pointedTo(resource: Resource, alias: string, field: string, reader: Context): Sql {
  const { relation, other, next, id, from, on } = follow(resource, alias, field, reader.actor)
  const shown = relation.show.map(name => sql`${sql.lit(name)}, ${fieldAt(other, next, name, reader)}`)
  const object = sql`json_build_object(${sql.join([sql`'id', ${id}`, ...shown])})`
  if (relation.kind === 'one') return sql`(select ${object} from ${from} where ${on})`
  const { isOrdered, through = '' } = relation
  const rank = sql`(select rank from ${sql.table(through)}
    where ${sql.ref(`${resource.table}_id`)} = ${sql.ref(`${alias}.id`)}
      and ${sql.ref(`${other.table}_id`)} = ${id})`
  const order = isOrdered ? sql`${rank}, ${id}` : id
  return sql`(select coalesce(json_agg(${object} order by ${order}), '[]') from ${from} where ${on})`
}

/** What a field is read as. */
function fieldAt(resource: Resource, alias: string, field: string, reader: Context): Sql {
  if (field in resource.translated) return translatedText(alias, field, reader.locale)
  return relationOf(resource.record[field])
    ? pointedTo(resource, alias, field, reader)
    : columnAt(resource, alias, field)
}

/** What to select so that a row is the record as it is read. */
export function columnsOf(resource: Resource, alias: string, reader: Context): Sql {
  const words = Object.keys(resource.translated)
  const fields = [...Object.keys(resource.record), ...words].map(
    field => sql`${fieldAt(resource, alias, field, reader)} as ${sql.ref(field)}`,
  )
  const stored = ['id', ...(words.length ? ['translations'] : [])].map(name => sql.ref(`${alias}.${name}`))
  return sql.join([...stored, ...fields])
}
