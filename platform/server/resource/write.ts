import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { relationOf } from '#platform/contract/fields.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Context } from '../context.ts'
import { invalid, Refusal } from '../refusal.ts'
import { sanitizeRichText } from '../rich-text.ts'
import { idOf } from './filter.ts'
import { type Implementation, type Input, implementationOf, type Row } from './registry.ts'
import { scopeCondition } from './scope.ts'

/** Equal as a caller would see it: keys in any order, relations by their id, absent like null. */
function same(left: unknown, right: unknown): boolean {
  if (left === right || ((left ?? null) === null && (right ?? null) === null)) return true
  if (left instanceof Date || right instanceof Date)
    return new Date(left as string).getTime() === new Date(right as string).getTime()
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((one, at) => same(one, right[at]))
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every(key => same((left as Input)[key], (right as Input)[key]))
}

const sameField = (schema: TSchema | undefined, sent: unknown, stored: unknown): boolean => {
  const relation = schema && relationOf(schema)
  if (relation?.kind === 'one')
    return (sent === null ? null : idOf(sent, relation.to)) === (stored === null ? null : idOf(stored))
  if (relation && Array.isArray(sent) && Array.isArray(stored))
    return same(sent.map(one => idOf(one, relation.to)).sort(), stored.map(one => idOf(one)).sort())
  return same(sent, stored)
}

/**
 * What of the body is to be written. Honest clients send back whole records, so an unchanged value is accepted
 * in silence wherever it stands; a changed one that is not theirs to change is refused by name.
 */
export function changesOf(resource: Resource, body: Input, current: Row | null, context: Context): Input {
  const changes: Input = {}
  const refused: string[] = []
  const fixed: string[] = []
  for (const [field, sent] of Object.entries(body)) {
    if (field === 'translations' || field in resource.translated) continue
    const schema = resource.record[field]
    if (current ? sameField(schema, sent, current[field]) : sent === undefined) continue
    const roles = resource.reserved?.[field]
    if (
      !resource.writable.includes(field) ||
      (roles && !roles.some(role => context.actor.roles.includes(role)))
    )
      refused.push(field)
    else if (current && resource.fixed?.includes(field)) fixed.push(field)
    else changes[field] = sent
  }
  if (refused.length)
    throw new Refusal(403, 'field_forbidden', {
      detail: refused.join(', '),
      errors: Object.fromEntries(refused.map(field => [field, ['field_forbidden']])),
    })
  if (fixed.length) throw invalid(Object.fromEntries(fixed.map(field => [field, 'field_fixed'])))
  const translations = translationsOf(resource, body, current, context)
  return translations ? { ...changes, translations } : changes
}

function translationsOf(
  resource: Resource,
  body: Input,
  current: Row | null,
  context: Context,
): Input | null {
  const names = Object.keys(resource.translated)
  if (!names.length) return null
  const stored = (current?.translations ?? {}) as Record<string, Input>
  const sent = body.translations as Record<string, Input> | undefined
  if (sent) {
    const merged: Record<string, Input> = { ...stored }
    for (const [locale, words] of Object.entries(sent))
      if (isLocale(locale)) merged[locale] = { ...stored[locale], ...words }
    return merged
  }
  const direct = names.filter(
    name => body[name] !== undefined && body[name] !== null && !same(body[name], current?.[name]),
  )
  if (!direct.length) return null
  return {
    ...stored,
    [context.locale]: {
      ...stored[context.locale],
      ...Object.fromEntries(direct.map(name => [name, body[name]])),
    },
  }
}

/** @throws 422 naming the fields that a new record lacks. */
export function checkRequired(resource: Resource, input: Input) {
  const words = Object.values((input.translations ?? {}) as Record<string, Input>)
  const filled = (field: string) =>
    field in resource.translated
      ? words.some(one => String(one?.[field] ?? '').trim() !== '')
      : input[field] !== undefined && input[field] !== null
  const missing = (resource.required ?? []).filter(field => !filled(field))
  if (missing.length) throw invalid(Object.fromEntries(missing.map(field => [field, 'required'])))
}

/** @throws 422 for a relation that does not exist or that this person may not see. */
async function linked(field: string, to: string, value: unknown, context: Context): Promise<number> {
  const id = idOf(value, to)
  const other = implementationOf(to)
  const found =
    id &&
    (
      await sql<{
        id: number
      }>`select t.id from ${sql.table(other.resource.table)} as t where t.id = ${id} and (${scopeCondition(other, 't', 'R', context.actor)} or ${scopeCondition(other, 't', 'L', context.actor)})`.execute(
        context.db,
      )
    ).rows[0]
  if (!found) throw invalid({ [field]: 'relation_not_found' })
  return found.id
}

const isStructured = (schema: TSchema | undefined) => {
  const options = schema as { type?: string; anyOf?: { type?: string }[] } | undefined
  const type = options?.type ?? options?.anyOf?.[0]?.type
  return type === 'object' || type === 'array'
}

type MayBeRich = { richText?: boolean; anyOf?: MayBeRich[] }

/** Also where it may be null: then it is one of two. */
const isRich = ({ richText, anyOf }: MayBeRich): boolean => richText ?? anyOf?.some(isRich) ?? false

const clean = (schema: TSchema | undefined, value: unknown) =>
  typeof value === 'string' && schema && isRich(schema as MayBeRich) ? sanitizeRichText(value) : value

type Prepared = { columns: [string, unknown][]; lists: { through: string; to: string; ids: number[] }[] }

/** Fields to columns; relations checked and reduced to ids. */
export async function prepare(
  implementation: Implementation,
  input: Input,
  context: Context,
): Promise<Prepared> {
  const { resource } = implementation
  const prepared: Prepared = { columns: [], lists: [] }
  for (const [field, value] of Object.entries(input)) {
    if (field === 'translations') {
      prepared.columns.push([
        'translations',
        JSON.stringify(cleanTranslations(resource, value as Record<string, Input>)),
      ])
      continue
    }
    const schema = resource.record[field]
    const relation = schema && relationOf(schema)
    const column = columnOf(field, schema)
    if (relation?.kind === 'one')
      prepared.columns.push([
        `${column}_id`,
        value === null ? null : await linked(field, relation.to, value, context),
      ])
    else if (relation?.kind === 'many') {
      const ids: number[] = []
      for (const one of value as unknown[]) ids.push(await linked(field, relation.to, one, context))
      prepared.lists.push({
        through: relation.through ?? '',
        to: implementationOf(relation.to).resource.table,
        ids: [...new Set(ids)],
      })
    } else
      prepared.columns.push([
        column,
        isStructured(schema) && value !== null ? JSON.stringify(value) : clean(schema, value),
      ])
  }
  return prepared
}

const cleanTranslations = (resource: Resource, all: Record<string, Input>) =>
  Object.fromEntries(
    Object.entries(all).map(([locale, words]) => [
      locale,
      Object.fromEntries(
        Object.entries(words).map(([field, value]) => [field, clean(resource.translated[field], value)]),
      ),
    ]),
  )

/** Makes the joining table hold just these. */
export async function replaceLists(
  resource: Resource,
  id: number,
  lists: Prepared['lists'],
  context: Context,
) {
  for (const { through, to, ids } of lists) {
    const [own, other] = [sql.ref(`${resource.table}_id`), sql.ref(`${to}_id`)]
    await sql`delete from ${sql.table(through)} where ${own} = ${id} and not ${other} = any(${ids}::int[])`.execute(
      context.db,
    )
    if (ids.length)
      await sql`insert into ${sql.table(through)} (${own}, ${other}) select ${id}, unnest(${ids}::int[]) on conflict do nothing`.execute(
        context.db,
      )
  }
}
