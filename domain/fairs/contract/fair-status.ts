import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const fairStatuses = defineResource({
  name: 'fair_statuses',
  table: 'fair_status',
  tag: 'Reference',
  record: { code: Line(40), rank: Type.Integer({ minimum: 0, maximum: 10000 }) },
  translated: { name: Line(80) },
  writable: ['code', 'rank'],
  required: ['code', 'name'],
  filters: ['code'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank'],
  policy: referencePolicy,
})
