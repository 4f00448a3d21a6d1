import { type TProperties, type TSchema, Type } from 'typebox'
import { greatestId, Id, relationOf } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { type Resource, writableFields } from '#platform/contract/resource.ts'

type Schema = object

const id: Schema = { type: 'integer', minimum: 1, maximum: greatestId }

const iri = (to: string): Schema => ({
  anyOf: [
    id,
    { type: 'string', pattern: `^(/api/${to}/)?[0-9]{1,10}$` },
    {
      type: 'object',
      required: ['id'],
      properties: { id },
    },
  ],
})

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** How one field may be written. */
function writable(schema: TSchema): Schema {
  const relation = relationOf(schema)
  if (!relation) return schema
  if (relation.kind !== 'one') return { type: 'array', maxItems: 1000, items: iri(relation.to) }
  return relation.nullable ? nullable(iri(relation.to)) : iri(relation.to)
}

/** How one field is read. */
function readable(schema: TSchema): Schema {
  const relation = relationOf(schema)
  if (!relation) return schema
  const object = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' } },
    additionalProperties: true,
  }
  if (relation.kind !== 'one') return { type: 'array', items: object }
  return relation.nullable ? nullable(object) : object
}

const each = (fields: TProperties, map: (schema: TSchema) => Schema) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, map(schema)]))

const translations = (fields: TProperties): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    locales.map(locale => [
      locale,
      {
        type: 'object',
        additionalProperties: false,
        properties: each(fields, nullable),
      },
    ]),
  ),
})

export const recordSchema = (resource: Resource): Schema => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    ...each(resource.record, readable),
    ...each(resource.translated, nullable),
    ...(Object.keys(resource.translated).length ? { translations: translations(resource.translated) } : {}),
  },
})

/** Fields that are only read may be sent back as they were; what is unknown is refused by name. */
export const inputSchema = (resource: Resource): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    id: {},
    ...each(resource.record, () => ({})),
    ...each(writableFields(resource), writable),
    ...each(resource.translated, nullable),
    ...(Object.keys(resource.translated).length ? { translations: translations(resource.translated) } : {}),
  },
})

export const idParams = Type.Object({ id: Id })

export const paging: Record<string, Schema> = { page: {}, itemsPerPage: {}, pagination: {} }

/** The filters of a list, as the documentation names them. */
export const listQuery = (resource: Resource): Schema => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(
      [
        ...(resource.filters ?? []),
        ...(resource.sort ?? []).map(field => `order[${field}]`),
        ...(resource.search?.length ? ['search'] : []),
      ].map(name => [name, {}]),
    ),
    ...paging,
  },
  additionalProperties: true,
})
