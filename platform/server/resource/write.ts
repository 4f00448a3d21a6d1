import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { filled, type Relation, relationOf } from '#platform/contract/fields.ts'
import { fieldsIn, keysOf } from '#platform/contract/record.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Context } from '../context.ts'
import { many, one } from '../database/rows.ts'
import { cleaned } from '../plain-text.ts'
import { invalid, Refusal } from '../refusal.ts'
import { sanitizeRichText } from '../rich-text.ts'
import { idOf } from './filter.ts'
import { type Implementation, type Input, implementationOf, type Row } from './registry.ts'
import { mayKnow } from './scope.ts'
import { withheldOf } from './withheld.ts'

type Columns = Map<string, unknown>

/** As JSON has it, where what is absent is like null. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify({ value }, (_key, one) => one ?? undefined))

const idsOf = (value: unknown, to?: string) => [value].flat().map(one => idOf(one, to))

/** What was kept before texts were cleaned comes back clean from those who send it back unchanged. */
const asCleaned = (schema: TSchema | undefined, stored: unknown) => {
  const how = keysOf(cleaned).find(one => one === fieldsIn(schema).clean)
  return how && typeof stored === 'string' ? cleaned[how](stored) : stored
}

/** Equal as a caller would see it: keys in any order, relations by their ids, instants however they are written. */
function same(schema: TSchema | undefined, sent: unknown, stored: unknown): boolean {
  const relation = relationOf(schema)
  if (relation?.isOrdered) return isDeepStrictEqual(idsOf(sent, relation.to), idsOf(stored))
  if (relation) return isDeepStrictEqual(idsOf(sent, relation.to).sort(), idsOf(stored).sort())
  if (stored instanceof Date) return new Date(String(sent)).getTime() === stored.getTime()
  return isDeepStrictEqual(plain(sent), plain(stored)) || sent === asCleaned(schema, stored)
}

const errorsOf = (fields: string[], code: string) => Object.fromEntries(fields.map(field => [field, [code]]))

/**
 * What of the body is to be written. Honest clients send back whole records, so an unchanged value is accepted
 * in silence wherever it stands; a changed one that is not theirs to change is refused by name.
 */
async function changesOf(resource: Implementation, body: Input, current: Row | null, context: Context) {
  const { record, writable, fixed = [], translated } = resource
  const said = new Set(['translations', ...Object.keys(translated)])
  const isChanged = ([field, sent]: [string, unknown]) =>
    !said.has(field) &&
    (current ? field !== 'version' && !same(record[field], sent, current[field]) : sent !== undefined)
  const changes = Object.fromEntries(Object.entries(body).filter(isChanged))
  const withheld = await withheldOf(resource, Object.keys(changes), current, context)
  const refused = Object.keys(changes).filter(field => !writable.includes(field) || withheld.has(field))
  if (refused.length) {
    const errors = errorsOf(refused, 'field_forbidden')
    throw new Refusal(403, 'field_forbidden', { detail: refused.join(', '), errors })
  }
  const kept = Object.keys(changes).filter(field => current && fixed.includes(field))
  if (kept.length) throw invalid(errorsOf(kept, 'field_fixed'))
  return { ...changes, ...wordsOf(resource, body, current, context) }
}

/**
 * What is said language by language, and directly: that is in the language of the call. A whole record says both: what was
 * changed counts, and where both were, what is said by its language.
 */
function wordsOf({ translated }: Resource, body: Input, current: Row | null, { locale }: Context): Input {
  const stored = fieldsIn(current?.translations)
  const byLanguage = fieldsIn(body.translations)
  const isSaidThere = (name: string) => {
    const said = fieldsIn(byLanguage[locale])[name]
    return said !== undefined && !isDeepStrictEqual(said, fieldsIn(stored[locale])[name])
  }
  const direct = Object.keys(translated).filter(
    name =>
      (body[name] ?? null) !== null && !isDeepStrictEqual(body[name], current?.[name]) && !isSaidThere(name),
  )
  const spoken = Object.fromEntries(direct.map(name => [name, body[name]]))
  const sent = direct.length
    ? { ...byLanguage, [locale]: { ...fieldsIn(byLanguage[locale]), ...spoken } }
    : byLanguage
  const said = Object.entries(sent).map(([locale, words]) => [
    locale,
    { ...fieldsIn(stored[locale]), ...fieldsIn(words) },
  ])
  return said.length ? { translations: { ...stored, ...Object.fromEntries(said) } } : {}
}

/** @throws 422 naming the fields that a new record lacks. */
function checkRequired({ required = [], translated }: Resource, input: Input) {
  const words = Object.values(fieldsIn(input.translations)).map(fieldsIn)
  const isFilled = (field: string) =>
    field in translated
      ? words.some(one => String(one[field] ?? '').trim() !== '')
      : (input[field] ?? null) !== null
  const missing = required.filter(field => !isFilled(field))
  if (missing.length) throw invalid(errorsOf(missing, 'required'))
}

/** Condition: the row `t` of the resource is what a relation asks for. */
const isFitting = (other: Resource, only: Relation['only'] = {}) =>
  sql.join(
    [
      sql`true`,
      ...Object.entries(only).map(
        ([name, values]) =>
          sql`${sql.ref(`t.${columnOf(name, other.record[name])}`)} in (${sql.join(values)})`,
      ),
    ],
    sql` and `,
  )

/** What the record names already stays. @throws 422 for a relation that does not exist, that this person may not see, or that is of another kind. */
export async function linked(
  field: string,
  { to, only }: Pick<Relation, 'to' | 'only'>,
  value: unknown,
  { db, actor }: Context,
  named: unknown = [],
) {
  const ids = [...new Set(idsOf(value, to))]
  const kept = idsOf(named)
  const added = ids.filter(id => !kept.includes(id))
  const other = implementationOf(to)
  const rows = await many<{ isFitting: boolean }>(db)`
    select (${isFitting(other, only)}) as "isFitting" from ${sql.table(other.table)} as t
    where t.id = any(${added}::int[]) and ${mayKnow(other, 't', actor)}`
  if (rows.length < added.length) throw invalid({ [field]: 'relation_not_found' })
  if (!rows.every(row => row.isFitting)) throw invalid({ [field]: 'value_invalid' })
  return ids
}

const clean = (schema: TSchema | undefined, value: unknown) =>
  typeof value === 'string' && schema && filled(schema).richText ? sanitizeRichText(value) : value

/** As a column holds it; the words of every language are in `translations`, by their fields. */
const stored = ({ record, translated }: Resource, field: string, value: unknown) =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (key, one) => clean(translated[key], one))
    : clean(record[field], value)

/** Fields to columns, and to what joining tables are to hold; relations checked and reduced to ids. */
async function prepare(resource: Resource, input: Input, current: Row | null, context: Context) {
  const columns: Columns = new Map()
  const lists = new Map<Relation, unknown[]>()
  for (const [field, value] of Object.entries(input)) {
    const schema = resource.record[field]
    const relation = relationOf(schema)
    const ids =
      relation && value !== null ? await linked(field, relation, value, context, current?.[field]) : [null]
    if (relation?.kind === 'many') lists.set(relation, ids)
    else columns.set(columnOf(field, schema), relation ? ids[0] : stored(resource, field, value))
  }
  return { columns, lists }
}

async function insert({ table }: Resource, columns: Columns, { db }: Context): Promise<number> {
  const names = sql.join([sql`id`, ...[...columns.keys()].map(name => sql.ref(name))])
  const values = sql.join([sql`default`, ...[...columns.values()].map(value => sql`${value}`)])
  const { id } = await one<{ id: number }>(db)`
    insert into ${sql.table(table)} (${names}) values (${values}) returning id`
  return id
}

async function update({ table, record }: Resource, id: number, columns: Columns, { db }: Context) {
  const sets = [...columns].map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if ('version' in record) sets.push(sql`version = version + 1`)
  if (sets.length) await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(db)
}

/** Makes a joining table hold just these. */
async function join(table: string, id: number, relation: Relation, ids: unknown[], { db }: Context) {
  const { through = '', to, isOrdered } = relation
  const [own, other] = [sql.ref(`${table}_id`), sql.ref(`${implementationOf(to).table}_id`)]
  const gone = sql`delete from ${sql.table(through)}
    where ${own} = ${id} and not ${other} = any(${ids}::int[])`
  if (isOrdered)
    await sql`
      with gone as (${gone})
      insert into ${sql.table(through)} (${own}, ${other}, rank)
      select ${id}, named.id, named.rank from unnest(${ids}::int[]) with ordinality as named (id, rank)
      on conflict (${own}, ${other}) do update set rank = excluded.rank`.execute(db)
  else
    await sql`
      with gone as (${gone})
      insert into ${sql.table(through)} (${own}, ${other}) select ${id}, unnest(${ids}::int[])
      on conflict do nothing`.execute(db)
}

/** Checks what was sent and writes it, to a new row when there is none yet. Where it belongs is the caller's to see to. */
export async function write(resource: Implementation, body: Input, current: Row | null, context: Context) {
  const changes = await changesOf(resource, body, current, context)
  const input = (await resource.beforeWrite?.(changes, current, context)) ?? changes
  if (!current) checkRequired(resource, input)
  const { columns, lists } = await prepare(resource, input, current, context)
  if (current) await update(resource, current.id, columns, context)
  const id = current?.id ?? (await insert(resource, columns, context))
  for (const [relation, ids] of lists) await join(resource.table, id, relation, ids, context)
  return id
}
