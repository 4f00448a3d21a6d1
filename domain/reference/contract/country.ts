import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const countries = defineResource({
  name: 'countries',
  table: 'country',
  tag: 'Reference lists',
  record: {
    iso: Type.String({ pattern: '^[A-Z]{2}$' }),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['iso', 'rank'],
  required: ['iso', 'name'],
  filters: ['iso', 'translations.name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
