import type { Endpoint } from '#platform/contract/endpoint.ts'
import { relationOf } from '#platform/contract/fields.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { csvForm } from '../../testing/csv-form.ts'
import { fieldPart, filePart, form, formType } from '../../testing/forms.ts'
import { resourceOfId } from '../addresses.ts'
import { sampleOf } from '../sample-values.ts'
import { tableOfField, tableOfId } from './names.ts'

type Schema = { type?: string; format?: string; properties?: Record<string, Schema>; required?: string[] }
type Place = { where: 'params' | 'query' | 'body'; field: string; table: string }

/** Ids of records by table; the fair's name in addresses is its `slug`. */
export type Ids = ReadonlyMap<string, number | string>
export type TriedRequest = {
  call: string
  method: Endpoint['method']
  url: string
  payload?: object
  headers?: Record<string, string>
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const propertiesOf = (schema: unknown) => (schema as Schema | undefined)?.properties ?? {}

/** Where a call names records, and of which tables. */
export function placesOf(endpoint: Endpoint, resources: readonly Resource[]): Place[] {
  const ofId = tableOfId[nameOf(endpoint)] ?? resourceOfId(endpoint.path, resources)?.table
  return (['params', 'query', 'body'] as const).flatMap(where =>
    Object.entries(propertiesOf(endpoint[where])).flatMap(([field, { format }]) => {
      const table = /^ids?$/.test(field) ? ofId : tableOfField[field]
      // A number is no uuid.
      return table && !(where === 'body' && format === 'uuid') ? [{ where, field, table }] : []
    }),
  )
}

export const tablesOf = (places: readonly Place[]) => [...new Set(places.map(({ table }) => table))].sort()

const takesSlugs = (endpoint: Endpoint, { where, field, table }: Place) =>
  table === 'fair' &&
  where !== 'params' &&
  /"string"/.test(JSON.stringify(propertiesOf(endpoint[where])[field]))

const valueFor = ({ field }: Place, schema: Schema | undefined, id: number | string): unknown =>
  field === 'found' ? { fair: id } : schema?.type === 'array' ? [id] : id

/** What an upload carries: a list, or a picture. */
const fileFor = (path: string) =>
  /import|list_files/.test(path)
    ? csvForm('Société;Email;Nom;Prénom\nFirm X;x@mail.test;X;Y\n', {
        firm: 'Société',
        email: 'Email',
        lastName: 'Nom',
        firstName: 'Prénom',
      })
    : {
        headers: { 'content-type': formType },
        payload: form(
          fieldPart('type', '1'),
          filePart('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'),
        ),
      }

/** A call with these records named wherever it names some, and the least besides that its schemas demand. */
export function requestOf(
  endpoint: Endpoint,
  places: readonly Place[],
  ids: (place: Place) => number | string | undefined,
): TriedRequest {
  const values = (where: Place['where']) => {
    const schemas = propertiesOf(endpoint[where])
    const least = (sampleOf(endpoint[where] as object) ?? {}) as Record<string, unknown>
    for (const place of places) {
      const id = place.where === where ? ids(place) : undefined
      if (id !== undefined) least[place.field] = valueFor(place, schemas[place.field], id)
    }
    return least
  }
  const params = values('params')
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))
  const query = new URLSearchParams(
    Object.entries(values('query')).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  return {
    call: nameOf(endpoint),
    method: endpoint.method,
    url: `/api${path}${query.size ? `?${query}` : ''}`,
    ...(endpoint.body && { payload: values('body') }),
    ...(endpoint.form === 'upload' && fileFor(endpoint.path)),
  }
}

/**
 * A call with the others' records wherever it names some, and, where it names several, with one of them the others' and the
 * rest one's own.
 */
export function variantsOf(
  endpoint: Endpoint,
  places: readonly Place[],
  own: Ids,
  others: Ids,
): TriedRequest[] {
  const of = (ids: Ids, place: Place) => ids.get(place.field === 'slug' ? 'slug' : place.table)
  const everywhere = requestOf(endpoint, places, place => of(others, place))
  const bySlug = places.some(place => takesSlugs(endpoint, place))
    ? [
        requestOf(endpoint, places, place =>
          takesSlugs(endpoint, place) ? others.get('slug') : of(others, place),
        ),
      ]
    : []
  const oneByOne = places.map(foreign =>
    requestOf(endpoint, places, place => of(place === foreign ? others : own, place)),
  )
  return [everywhere, ...bySlug, ...(places.length > 1 ? oneByOne : [])]
}

type Row = Record<string, unknown>

/** Something else than what stands in a field, of a type that passes for it. */
const changed = (resource: Resource, row: Row): Row => {
  const field = resource.writable.find(name => typeof row[name] === 'boolean')
  if (field) return { [field]: !row[field] }
  const text = resource.writable.find(name => typeof row[name] === 'string' || typeof row[name] === 'number')
  return text ? { [text]: typeof row[text] === 'number' ? Number(row[text]) + 1 : 'Changed' } : {}
}

/** What is tried on one of the others' rows of a resource: the five calls, a copy, filters, and one's own tied to it. */
export function triesOn(
  resource: Resource,
  id: number,
  row: Row,
  own: { id: number } | undefined,
  others: Ids,
): TriedRequest[] {
  const url = `/api/${resource.name}`
  const call = (name: string) => `${name} ${resource.name}`
  const copy = Object.fromEntries(resource.writable.map(field => [field, row[field] ?? undefined]))
  const relations = Object.entries(resource.record).flatMap(([field, schema]) => {
    const relation = relationOf(schema)
    const table = relation && relation.kind !== 'children' ? implementationOf(relation.to).table : undefined
    const other = table && others.get(table)
    return other && columnOf(field, schema)
      ? [{ field, value: relation?.kind === 'many' ? [other] : other }]
      : []
  })
  return [
    { call: call('R'), method: 'GET', url: `${url}/${id}` },
    { call: call('U'), method: 'PUT', url: `${url}/${id}`, payload: changed(resource, row) },
    { call: call('D'), method: 'DELETE', url: `${url}/${id}` },
    {
      call: call('C'),
      method: 'POST',
      url,
      payload: { ...copy, ...(row.translations ? { translations: row.translations } : {}) },
    },
    ...relations.flatMap(({ field, value }): TriedRequest[] => [
      ...(resource.filters?.includes(field)
        ? [{ call: call('L'), method: 'GET' as const, url: `${url}?${field}=${value}` }]
        : []),
      ...(own && resource.writable.includes(field)
        ? [
            {
              call: call('U own'),
              method: 'PUT' as const,
              url: `${url}/${own.id}`,
              payload: { [field]: value },
            },
          ]
        : []),
    ]),
  ]
}
