import { type RawBuilder, sql } from 'kysely'
import type { TSchema } from 'typebox'
import { relationOf } from '#platform/contract/fields.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Actor } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import { along } from './scope.ts'
import { translatedText } from './select.ts'

type Condition = RawBuilder<unknown>
export type Query = Record<string, unknown>

const greatestId = 2147483647

export const unknownFilter = (name: string) =>
  new Refusal(400, 'unknown_filter', { detail: name.slice(0, 100) })
const badValue = (name: string) => new Refusal(400, 'bad_filter_value', { detail: name.slice(0, 100) })

/** An id out of `12`, `"12"`, `"/api/regions/12"` or `{ id: 12 }`; null when it is none. */
export function idOf(value: unknown, resource?: string): number | null {
  const raw = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const iri = typeof raw === 'string' ? /^\/api\/([a-z_]+)\/(\d{1,10})$/.exec(raw) : null
  if (iri && resource && iri[1] !== resource) return null
  const id = iri ? Number(iri[2]) : typeof raw === 'string' && /^\d{1,10}$/.test(raw) ? Number(raw) : raw
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= greatestId ? id : null
}

/** What a field is compared as: its type in the database, and what a text of the address stands for, null for nothing. */
type Kind = { type: string; read(text: string, schema?: TSchema): unknown; isList?: true }

function instantOf(text: string): string | null {
  const moment = text === 'today' || text === 'now' ? new Date() : new Date(text)
  const year = moment.getFullYear()
  return year >= 1 && year <= 9999 ? moment.toISOString() : null
}

const id: Kind = { type: 'int', read: (text, schema) => idOf(text, schema && relationOf(schema)?.to) }
const text: Kind = { type: 'text', read: text => text }
const truths = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])
const kinds: Record<string, Kind> = {
  boolean: { type: 'boolean', read: text => truths.get(text) ?? null },
  integer: { type: 'int', read: text => (/^-?\d{1,9}$/.test(text) ? Number(text) : null) },
  array: { ...text, isList: true },
  'date-time': { type: 'timestamptz', read: instantOf },
  date: { type: 'date', read: instantOf },
}

function kindOf(schema: TSchema | undefined): Kind {
  if (!schema || relationOf(schema)) return id
  const { type, format } = ((schema as { anyOf?: TSchema[] }).anyOf?.[0] ?? schema) as Record<string, string>
  return kinds[format ?? ''] ?? kinds[type ?? ''] ?? text
}

/** @throws 400 for what is no value of this kind. */
function readValue(name: string, sent: unknown, kind: Kind, schema?: TSchema): unknown {
  const isText = typeof sent === 'string' && !sent.includes('\0') && sent.length <= 500
  const value = isText ? kind.read(sent, schema) : null
  if (value === null) throw badValue(name)
  return value
}

const readValues = (name: string, sent: unknown, kind: Kind, schema?: TSchema) =>
  sql`${[sent].flat().map(one => readValue(name, one, kind, schema))}::${sql.raw(kind.type)}[]`

/** Whether the column holds what was asked for: `fair=3`, `type[]=1`, `begin[before]=today`. */
const holds =
  (key: string, bound: string | undefined, sent: unknown) => (column: Condition, schema?: TSchema) => {
    const kind = kindOf(schema)
    if (bound === 'before') return sql`${column} <= ${readValue(key, sent, kind, schema)}`
    if (bound) return sql`${column} >= ${readValue(key, sent, kind, schema)}`
    const values = readValues(key, sent, kind, schema)
    return kind.isList ? sql`${column} && ${values}` : sql`${column} = any(${values})`
  }

/** One filter of the address: `fair=3`, `exists[stands]=false`, `begin[before]=today`, `type[]=1`, `translations.name=…`. */
function condition(resource: Resource, alias: string, key: string, value: unknown, reader: Actor): Condition {
  const [, exists, plain = exists ?? '', bound] =
    /^(?:exists\[([\w.]+)\]|([\w.]+?)(?:\[(before|after|)\])?)$/.exec(key) ?? []
  const allowed = resource.filters ?? []
  if (exists) {
    if (!allowed.includes(`exists[${exists}]`)) throw unknownFilter(key)
    const wanted = readValue(key, value, kinds.boolean as Kind)
    const found = along(resource, alias, exists, column => sql`${column} is not null`, reader)
    return wanted ? found : sql`not ${found}`
  }
  const path = plain.replace(/\.id$/, '')
  if (!allowed.includes(path) || (bound && !allowed.includes(`${path}[${bound}]`))) throw unknownFilter(key)
  const word = path in resource.translated ? path : /^translations\.(\w+)$/.exec(path)?.[1]
  if (word) {
    const values = readValues(key, value, text)
    return sql`exists (select 1 from jsonb_each(${sql.ref(`${alias}.translations`)}) as words where words.value->>${sql.lit(word)} = any(${values}))`
  }
  return along(resource, alias, path, holds(key, bound, value), reader)
}

const reservedKeys = new Set(['page', 'itemsPerPage', 'pagination', 'search', 'locale'])

export function conditionsOf(resource: Resource, alias: string, query: Query, reader: Actor): Condition[] {
  const filters = Object.entries(query).filter(([key]) => !reservedKeys.has(key) && !key.startsWith('order['))
  return [
    ...filters.map(([key, value]) => condition(resource, alias, key, value, reader)),
    ...searchCondition(resource, alias, query.search),
  ]
}

/** `fold` is the database's own: without case and accents, indexed by trigrams where lists are long. */
function searchCondition(resource: Resource, alias: string, search: unknown): Condition[] {
  if (search === undefined || search === '') return []
  if (!resource.search?.length) throw unknownFilter('search')
  const words = String(readValue('search', search, text))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
  return words.map(word => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const columns = (resource.search ?? []).map(field =>
      field.startsWith('translations.')
        ? sql`fold(${sql.ref(`${alias}.translations`)}::text) like fold(${like})`
        : sql`fold(${sql.ref(`${alias}.${columnOf(field)}`)}) like fold(${like})`,
    )
    return sql`(${sql.join(columns, sql` or `)})`
  })
}

/** The order of a list; always ends with the id, so that pages never overlap. */
export function orderOf(resource: Resource, alias: string, query: Query, locale: Locale): Condition {
  const asked = Object.entries(query).flatMap(([key, value]) => {
    const field = /^order\[([\w.]+)\]$/.exec(key)?.[1]
    if (!field) return []
    if (!resource.sort?.includes(field) && field !== 'id') throw unknownFilter(key)
    if (value !== 'asc' && value !== 'desc') throw badValue(key)
    return [{ field, descending: value === 'desc' }]
  })
  const order = asked.length
    ? asked
    : (resource.order ?? []).map(key => ({ field: key.replace('-', ''), descending: key.startsWith('-') }))
  const terms = order.map(({ field, descending }) => {
    const text = field.replace('translations.', '')
    const schema = resource.record[text]
    const column =
      text in resource.translated
        ? sql`fold(${translatedText(alias, text, locale)})`
        : sql.ref(`${alias}.${columnOf(text, schema)}${schema && relationOf(schema) ? '_id' : ''}`)
    return descending ? sql`${column} desc` : sql`${column} asc`
  })
  return sql.join([...terms, sql`${sql.ref(`${alias}.id`)} asc`])
}

export type Page = { page: number; size: number; all: boolean }

/** @throws 400 for pages that make no sense; sizes are cut to 100. */
export function pageOf(query: Query, resource?: Resource): Page {
  const whole = (name: string, fallback: number) => {
    const value = query[name]
    if (value === undefined) return fallback
    if (typeof value !== 'string' || !/^[1-9]\d{0,6}$/.test(value)) throw badValue(name)
    return Number(value)
  }
  if (query.pagination !== undefined && !/^(true|false|0|1)$/.test(String(query.pagination)))
    throw badValue('pagination')
  const all = query.pagination === 'false' || query.pagination === '0'
  return all
    ? { page: 1, size: resource?.maxRows ?? 1000, all }
    : { page: whole('page', 1), size: Math.min(whole('itemsPerPage', 10), 100), all }
}
