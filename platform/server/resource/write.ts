import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { type Relation, relationOf } from '#platform/contract/fields.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import { hasRole } from '../actor.ts'
import type { Context } from '../context.ts'
import { invalid, Refusal } from '../refusal.ts'
import { sanitizeRichText } from '../rich-text.ts'
import { idOf } from './filter.ts'
import { type Implementation, type Input, implementationOf, type Row } from './registry.ts'
import { scopeCondition } from './scope.ts'

type Words = Record<string, Input>
type Column = [name: string, value: unknown]
type List = { relation: Relation; ids: number[] }

/** As JSON has it, where what is absent is like null. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify({ value }, (_key, one) => one ?? undefined))

const idsOf = (value: unknown, to?: string) => [value].flat().map(one => idOf(one, to))

/** Equal as a caller would see it: keys in any order, relations by their ids, instants however they are written. */
function same(schema: TSchema | undefined, sent: unknown, stored: unknown): boolean {
  const relation = relationOf(schema)
  if (relation) return isDeepStrictEqual(idsOf(sent, relation.to).sort(), idsOf(stored).sort())
  if (stored instanceof Date) return new Date(String(sent)).getTime() === stored.getTime()
  return isDeepStrictEqual(plain(sent), plain(stored))
}

const errorsOf = (fields: string[], code: string) => Object.fromEntries(fields.map(field => [field, [code]]))

/**
 * What of the body is to be written. Honest clients send back whole records, so an unchanged value is accepted
 * in silence wherever it stands; a changed one that is not theirs to change is refused by name.
 */
function changesOf(resource: Resource, body: Input, current: Row | null, context: Context): Input {
  const { record, writable, reserved, fixed = [], translated } = resource
  const isSaid = (field: string, sent: unknown) =>
    current ? field !== 'version' && !same(record[field], sent, current[field]) : sent !== undefined
  const changes = Object.fromEntries(
    Object.entries(body).filter(
      ([field, sent]) => field !== 'translations' && !(field in translated) && isSaid(field, sent),
    ),
  )
  const mayWrite = (field: string) => {
    const roles = reserved?.[field]
    return writable.includes(field) && (!roles || hasRole(context.actor, ...roles))
  }
  const refused = Object.keys(changes).filter(field => !mayWrite(field))
  if (refused.length)
    throw new Refusal(403, 'field_forbidden', {
      detail: refused.join(', '),
      errors: errorsOf(refused, 'field_forbidden'),
    })
  const kept = Object.keys(changes).filter(field => current && fixed.includes(field))
  if (kept.length) throw invalid(errorsOf(kept, 'field_fixed'))
  return { ...changes, ...wordsOf(resource, body, current, context) }
}

/** What is said language by language, or else directly: then it is in the language of the call. */
function wordsOf({ translated }: Resource, body: Input, current: Row | null, { locale }: Context): Input {
  const direct = Object.keys(translated).filter(
    name => (body[name] ?? null) !== null && !isDeepStrictEqual(body[name], current?.[name]),
  )
  const spoken = { [locale]: Object.fromEntries(direct.map(name => [name, body[name]])) }
  const sent = (body.translations ?? (direct.length ? spoken : {})) as Words
  const stored = (current?.translations ?? {}) as Words
  const said = Object.entries(sent).map(([locale, words]) => [locale, { ...stored[locale], ...words }])
  return said.length ? { translations: { ...stored, ...Object.fromEntries(said) } } : {}
}

/** @throws 422 naming the fields that a new record lacks. */
function checkRequired({ required = [], translated }: Resource, input: Input) {
  const words = Object.values((input.translations ?? {}) as Words)
  const isFilled = (field: string) =>
    field in translated
      ? words.some(one => String(one[field] ?? '').trim() !== '')
      : (input[field] ?? null) !== null
  const missing = required.filter(field => !isFilled(field))
  if (missing.length) throw invalid(errorsOf(missing, 'required'))
}

/** @throws 422 for a relation that does not exist or that this person may not see. */
async function linked(field: string, { to }: Relation, value: unknown, context: Context): Promise<number[]> {
  const ids = [...new Set(idsOf(value, to))]
  const other = implementationOf(to)
  const [read, listed] = (['R', 'L'] as const).map(action =>
    scopeCondition(other, 't', action, context.actor),
  )
  const { rows } = await sql`
    select 1 from ${sql.table(other.table)} as t
    where t.id = any(${ids}::int[]) and (${read} or ${listed})`.execute(context.db)
  if (rows.length < ids.length) throw invalid({ [field]: 'relation_not_found' })
  return ids as number[]
}

const clean = (schema: TSchema | undefined, value: unknown) =>
  typeof value === 'string' && schema && 'richText' in schema ? sanitizeRichText(value) : value

/** Fields to columns and to lists of a joining table; relations checked and reduced to ids. */
async function prepare({ record, translated }: Resource, input: Input, context: Context) {
  const columns: Column[] = []
  const lists: List[] = []
  for (const [field, value] of Object.entries(input)) {
    const schema = record[field]
    const relation = relationOf(schema)
    if (relation?.kind === 'many')
      lists.push({ relation, ids: await linked(field, relation, value, context) })
    else if (relation) {
      const [id] = value === null ? [null] : await linked(field, relation, value, context)
      columns.push([columnOf(field, schema), id])
    } else if (typeof value === 'object' && value !== null) {
      // The words of every language are in `translations`, by their fields.
      const json = JSON.stringify(value, (key, one) => clean(translated[key], one))
      columns.push([columnOf(field, schema), json])
    } else columns.push([columnOf(field, schema), clean(schema, value)])
  }
  return { columns, lists }
}

async function insert({ table }: Resource, columns: Column[], { db }: Context): Promise<number> {
  const names = sql.join([sql`id`, ...columns.map(([column]) => sql.ref(column))])
  const values = sql.join([sql`default`, ...columns.map(([, value]) => sql`${value}`)])
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${names}) values (${values}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

async function update({ table, record }: Resource, id: number, columns: Column[], { db }: Context) {
  const sets = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if ('version' in record) sets.push(sql`version = version + 1`)
  if (sets.length) await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(db)
  return id
}

/** Makes the joining table hold just these. */
async function replaceList({ table }: Resource, id: number, { relation, ids }: List, { db }: Context) {
  const [joins, own] = [sql.table(relation.through ?? ''), sql.ref(`${table}_id`)]
  const other = sql.ref(`${implementationOf(relation.to).table}_id`)
  await sql`delete from ${joins} where ${own} = ${id} and not ${other} = any(${ids}::int[])`.execute(db)
  await sql`
    insert into ${joins} (${own}, ${other}) select ${id}, unnest(${ids}::int[])
    on conflict do nothing`.execute(db)
}

/** Checks what was sent and writes it, to a new row when there is none yet. Where it belongs is the caller's to see to. */
export async function write(
  resource: Implementation,
  body: Input,
  current: Row | null,
  context: Context,
): Promise<number> {
  const changes = changesOf(resource, body, current, context)
  const input = (await resource.beforeWrite?.(changes, current, context)) ?? changes
  if (!current) checkRequired(resource, input)
  const { columns, lists } = await prepare(resource, input, context)
  const id = current
    ? await update(resource, current.id, columns, context)
    : await insert(resource, columns, context)
  for (const list of lists) await replaceList(resource, id, list, context)
  return id
}
