import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { filled, greatestId, relationOf } from '#platform/contract/fields.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { hasRole } from '../actor.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Implementation } from './registry.ts'
import { along, anyOf, columnAt, type Sql } from './scope.ts'
import { translatedText } from './select.ts'
import { usedCondition } from './uses.ts'

export type Query = Record<string, unknown>

export const unknownFilter = (name: string) =>
  new Refusal(400, 'unknown_filter', { detail: name.slice(0, 100) })
const badValue = (name: string) => new Refusal(400, 'bad_filter_value', { detail: name.slice(0, 100) })

/** An id out of `12`, `"12"`, `"/api/regions/12"` or `{ id: 12 }`; null when it is none. */
export function idOf(value: unknown, resource?: string): number | null {
  const raw = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const written = typeof raw === 'string' ? /^(?:\/api\/([a-z_]+)\/)?(\d{1,10})$/.exec(raw) : null
  if (written?.[1] && resource && written[1] !== resource) return null
  const id = written ? Number(written[2]) : raw
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= greatestId ? id : null
}

/** What a field is compared as: its type in the database, and what a text of the address stands for, null for nothing. */
type Kind = { type: string; read(text: string): unknown }

function instantOf(text: string): string | null {
  const moment = text === 'today' || text === 'now' ? new Date() : new Date(text)
  const year = moment.getFullYear()
  return year >= 1 && year <= 9999 ? moment.toISOString() : null
}

const text: Kind = { type: 'text', read: text => text }
/** An address is asked for with or without the slash that it begins with. */
const slug: Kind = { type: 'text', read: text => text.replace(/^\//, '') }
const truths = new Map(Object.entries({ 1: true, true: true, 0: false, false: false }))
const boolean: Kind = { type: 'boolean', read: text => truths.get(text) ?? null }
const kinds: Record<string, Kind> = {
  boolean,
  integer: { type: 'int', read: text => (/^-?\d{1,9}$/.test(text) ? Number(text) : null) },
  'date-time': { type: 'timestamptz', read: instantOf },
  date: { type: 'date', read: instantOf },
}

function kindOf(schema?: TSchema): Kind {
  const relation = relationOf(schema)
  if (!schema || relation) return { type: 'int', read: text => idOf(text, relation?.to) }
  const { type = '', format = '', isSlug } = filled(schema)
  if (isSlug) return slug
  return kinds[format] ?? kinds[type] ?? text
}

/** @throws 400 for what is no value of this kind. */
function readValue(name: string, sent: unknown, { read }: Kind): unknown {
  const isText = typeof sent === 'string' && !sent.includes('\0') && sent.length <= 500
  const value = isText ? read(sent) : null
  if (value === null) throw badValue(name)
  return value
}

/** One filter of the address: `fair=3`, `exists[stands]=false`, `begin[before]=today`, `type[]=1`, `translations.name=…`. */
async function condition(resource: Implementation, key: string, sent: unknown, context: Context) {
  const name = key.replace(/\[\]$/, '').replace(/\.id$/, '')
  const roles = resource.reservedFilters?.[name]
  if (!resource.filters?.includes(name) || (roles && !hasRole(context.actor, ...roles)))
    throw unknownFilter(key)
  const isToday = sent === 'today' && resource.today
  const one = (kind: Kind) =>
    isToday && kind.type === 'timestamptz'
      ? sql`${resource.today?.('t')}`
      : sql`${readValue(key, sent, kind)}::${sql.raw(kind.type)}`
  const any = (kind: Kind) =>
    sql`${[sent].flat().map(value => readValue(key, value, kind))}::${sql.raw(kind.type)}[]`
  const [named = '', inner = ''] = name.split(/[[\]]/)
  const path = resource.filteredAs?.[named] ?? named
  const word = path.replace('translations.', '')
  if (word in resource.translated)
    return sql`exists (select 1 from jsonb_each(t.translations) as words
      where words.value->>${sql.lit(word)} = any(${any(text)}))`
  if (path === 'isUsed') return usedCondition(resource, one(boolean), context)
  if (path === 'exists')
    return sql`${one(boolean)} = ${along(resource, 't', inner, column => sql`(${column} is not null)`, context.actor)}`
  const holds = (column: Sql, schema?: TSchema) => {
    const kind = kindOf(schema)
    if (inner === 'before') return sql`${column} <= ${one(kind)}`
    if (inner === 'after') return sql`${column} >= ${one(kind)}`
    const isList = schema && filled(schema).type === 'array'
    return isList ? sql`${column} && ${any(kind)}` : sql`${column} = any(${any(kind)})`
  }
  const found = along(resource, 't', path, holds, context.actor)
  const isTold = resource.foundBy?.[name]
  return isTold ? sql`(${found} and ${isTold('t', context.actor)})` : found
}

const reservedKeys = new Set(['page', 'itemsPerPage', 'pagination', 'search', 'locale'])

/** What the filters and the search of the address demand of a row `t`. */
export async function conditionsOf(resource: Implementation, query: Query, context: Context): Promise<Sql[]> {
  const isFilter = (key: string) => resource.filters?.includes(key) || !reservedKeys.has(key)
  const filters = Object.entries(query).filter(([key]) => isFilter(key) && !key.startsWith('order['))
  const found = filters.map(([key, value]) => condition(resource, key, value, context))
  return [...(await Promise.all(found)), ...searchCondition(resource, query.search)]
}

/** `fold` is the database's own: without case and accents, indexed by trigrams where lists are long. */
function searchCondition(resource: Resource, search: unknown): Sql[] {
  if (search === undefined || search === '') return []
  if (!resource.search?.length) throw unknownFilter('search')
  const columns = resource.search.map(field =>
    field.startsWith('translations.') ? sql`t.translations::text` : columnAt(resource, 't', field),
  )
  const words = String(readValue('search', search, text)).match(/\S+/g) ?? []
  return words.slice(0, 8).map(word => {
    const like = `%${escapeLike(word)}%`
    return anyOf(columns.map(column => sql`fold(${column}) like fold(${like})`))
  })
}

/** The order of a list; always ends with the id, so that pages never overlap. */
export function orderOf(resource: Resource, query: Query, { locale }: Context): Sql {
  const { sort = [], sortedAs = {}, order = [], folded = [], translated } = resource
  const asked = Object.entries(query).flatMap(([key, value]) => {
    if (!key.startsWith('order[')) return []
    const field = key.slice('order['.length, -1)
    if (!sort.includes(field) && field !== 'id') throw unknownFilter(key)
    if (value !== 'asc' && value !== 'desc') throw badValue(key)
    const [first = field, ...rest] = sortedAs[field] ?? []
    return [value === 'asc' ? first : `-${first}`, ...rest]
  })
  const terms = [...(asked.length ? asked : order), 'id'].map(key => {
    const field = key.replace('-', '')
    const stored = columnAt(resource, 't', field)
    const column =
      field in translated
        ? sql`fold(${translatedText('t', field, locale)})`
        : folded.includes(field)
          ? sql`fold(${stored})`
          : stored
    return key.startsWith('-') ? sql`${column} desc` : sql`${column} asc`
  })
  return sql.join(terms)
}

export type Page = { page: number; size: number; all: boolean }

/** `perPage`: rows of a page that names no size. @throws 400 for pages that make no sense; sizes are cut to 100. */
export function pageOf(query: Query, resource?: Resource, perPage = 10): Page {
  const read = (name: string, pattern: RegExp, otherwise: string) => {
    const value = query[name] ?? otherwise
    if (typeof value !== 'string' || !pattern.test(value)) throw badValue(name)
    return value
  }
  if (/false|0/.test(read('pagination', /^(true|false|0|1)$/, 'true')))
    return { page: 1, size: resource?.maxRows ?? 1000, all: true }
  const whole = (name: string, otherwise: string) => Number(read(name, /^[1-9]\d{0,6}$/, otherwise))
  return { page: whole('page', '1'), size: Math.min(whole('itemsPerPage', String(perPage)), 100), all: false }
}
