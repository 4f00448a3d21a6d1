import type { Static, TProperties, TSchema } from 'typebox'
import { fieldsIn } from '#platform/contract/record.ts'
import { relationOf } from './fields.ts'
import type { Locale } from './locale.ts'
import { type Grant, type Policy, parsePolicy } from './policy.ts'
import type { Role } from './roles.ts'

/**
 * A resource, said once. From it come the five calls, their documentation, the typed client, the generic
 * administration screen and the permissions.
 */
export type ResourceSpec<R extends TProperties, T extends TProperties> = {
  /** Wire name: `/api/<name>`. */
  name: string
  table: string
  /** Heading under which the calls are documented. */
  tag: string
  /** Every field of the record, in reading order; `id` is always there. */
  record: R
  /** Fields written and read per language. */
  translated?: T
  /** Fields that a caller may write. */
  writable: readonly (keyof R & string)[]
  /** Among them, those fixed once the record exists (a change is refused with 422). */
  fixed?: readonly (keyof R & string)[]
  /** Among them, those that only some roles may change (a change by others is refused with 403). */
  reserved?: Partial<Record<keyof R & string, readonly Role[]>>
  /** Writable fields that must be sent when creating. Others have a default in the database or are empty. */
  required?: readonly ((keyof R | keyof T) & string)[]
  /** Exact filters; also `x[before]`/`x[after]` on instants and days, `exists[x]` on relations, `a.b` through a relation. */
  filters?: readonly string[]
  /** Among them, those that only some roles may use: to everybody else they would tell what the rows hide. */
  reservedFilters?: Readonly<Record<string, readonly Role[]>>
  /** Filters by another name than the path that they follow: `{ day: 'startDate' }`. */
  filteredAs?: Readonly<Record<string, string>>
  /** Columns of the one text search (`?search=`), folded: without case and accents. `translations.name` is possible. */
  search?: readonly string[]
  sort?: readonly string[]
  /** What some of them sort by: the first key takes the direction that is asked for. `{ date: ['begin'] }`. */
  sortedAs?: Readonly<Record<string, readonly string[]>>
  /** How lists are sorted when nobody asks: `order[x]` keys; a leading `-` means descending. */
  order?: readonly string[]
  /** Fields that are sorted folded, as people look names up; their column has an index on `fold(…)`. Translated ones always are. */
  folded?: readonly string[]
  /** Path of relations from the record to what scopes are measured by: `{ fair: 'fairHall.fair' }`. `id` is the record itself. */
  scope?: Readonly<Record<string, string>>
  policy: Policy
  /** An entry that others still point to is not deleted: 409, saying who; `isUsed` finds them. Another goes to the trash. Otherwise the database decides. */
  keepsUsed?: boolean
  /** The product counts on its entries: their words and order change, adding or deleting one is 409. */
  isClosed?: boolean
  /** Greatest number of rows that `pagination=false` gives; beyond it the call is refused with 400. */
  maxRows?: number
}

type Fields = TProperties
type Read<T> = { translated: T; grants: Grant[] }
export type Resource<R extends Fields = Fields, T extends Fields = Fields> = ResourceSpec<R, T> & Read<T>

type StaticOf<P extends Fields> = { [K in keyof P]: Static<P[K]> }
type Translations<T extends Fields> = Partial<Record<Locale, Partial<StaticOf<T>>>>

/** A resource of which only the name is known, such as a list on a screen that draws any. */
export type NamedResource = { name: string; keepsUsed?: boolean }

/** A record of it, as far as every list is alike. */
export type OpenRecord = {
  id: number
  rank?: number
  translations?: Partial<Record<string, Record<string, string>>>
} & { [field: string]: unknown }

/** The record as it is read. */
export type RecordOf<X> =
  X extends Resource<infer R, infer T>
    ? { id: number } & StaticOf<R> & StaticOf<T> & { translations: Translations<T> }
    : OpenRecord

type Pointer = number | string | { id: number }
type Written<V> = V extends { id: number }[] ? Pointer[] : V extends { id: number } ? Pointer : V

/** The record as it may be written: every field optional, relations by id, IRI or object. */
export type InputOf<X> =
  X extends Resource<infer R, infer T>
    ? { [K in keyof R]?: Written<Static<R[K]>> } & { translations?: Translations<T> }
    : Record<string, unknown>

type Chosen<V> = V extends { id: number }[]
  ? (number | string)[]
  : V extends { id: number }
    ? number | string
    : never

/** The record while it is changed in a form: as it was read, relations also by the id that was chosen. */
export type DraftOf<X> =
  X extends Resource<infer R, infer T>
    ? { [K in keyof R]?: Static<R[K]> | Chosen<Static<R[K]>> } & { translations?: Translations<T> }
    : never

/** The fields that a caller may write, with their schemas. */
export const writableFields = ({ record, writable }: Resource): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => writable.includes(field)))

export function defineResource<R extends TProperties, T extends TProperties = Record<never, TSchema>>(
  spec: ResourceSpec<R, T>,
): Resource<R, T> {
  const filters = [...(spec.filters ?? []), ...(spec.keepsUsed ? ['isUsed'] : [])]
  return { ...spec, filters, translated: spec.translated ?? ({} as T), grants: parsePolicy(spec.policy) }
}

/** Policy of the lists that everybody reads and the super admin keeps. */
export const referencePolicy: Policy = { superAdmin: 'LRCUD:A', anonymous: 'LR:A' }

/** `isUsingVisio` → `is_using_visio`, a relation `fair` → `fair_id`: the column of a field. */
export function columnOf(field: string, schema?: TSchema): string {
  const { column } = fieldsIn(schema)
  const name =
    typeof column === 'string' ? column : field.replace(/[A-Z]+/g, capitals => `_${capitals.toLowerCase()}`)
  return relationOf(schema)?.kind === 'one' ? `${name}_id` : name
}
