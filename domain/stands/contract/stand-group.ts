import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const standGroups = defineResource({
  name: 'stand_groups',
  table: 'stand_group',
  tag: 'Reference lists',
  record: { rank: Type.Integer({ minimum: 0, maximum: 100000 }) },
  translated: { name: Line(160) },
  writable: ['rank'],
  required: ['name'],
  filters: ['name', 'translations.name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
