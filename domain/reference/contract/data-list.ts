import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Line } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

/** The table an entry belongs to: `individualtypes`, `how-found`. Registration forms offer it under this name. */
export const DataListRef = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$', messageCode: 'ref_invalid' })

/** A table of entries, named in every language. Default ones come with the product. */
export const dataTables = defineList({
  name: 'data_tables',
  table: 'data_table',
  fields: { ref: DataListRef, isDefault: Type.Boolean() },
  required: ['ref'],
  filters: ['ref', 'isDefault'],
})

/**
 * An entry of one of the tables that an administrator makes for registration forms; `ref` is its table, which
 * comes into being with its first entry.
 */
export const dataLists = defineResource({
  name: 'data_lists',
  table: 'data_list',
  tag: 'Reference lists',
  record: {
    ref: DataListRef,
    isDefault: Type.Boolean(),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { level1name: Line(160) },
  writable: ['ref', 'isDefault', 'rank'],
  fixed: ['ref'],
  required: ['ref', 'level1name'],
  filters: ['ref', 'isDefault', 'translations.level1name'],
  search: ['translations.level1name'],
  sort: ['ref', 'rank'],
  order: ['ref', 'rank'],
  policy: referencePolicy,
  keepsUsed: true,
})

export const allDataLists = defineEndpoint({
  method: 'GET',
  path: '/all-data-lists',
  tag: 'Reference lists',
  summary: 'Every table with its entries, in their order',
  allow: 'anyone',
  cached: 'content',
  query: Type.Object({ ref: Type.Optional(DataListRef) }),
  response: Type.Array(
    Type.Object({
      ref: DataListRef,
      name: Type.String(),
      isDefault: Type.Boolean(),
      entries: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    }),
  ),
})
