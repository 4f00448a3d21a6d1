import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const userTypeList = defineResource({
  name: 'user_types',
  table: 'user_type',
  tag: 'Reference lists',
  record: { code: Line(40), rank: Type.Integer({ minimum: 0, maximum: 100000 }) },
  translated: { name: Line(160) },
  writable: ['code', 'rank'],
  required: ['code', 'name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
