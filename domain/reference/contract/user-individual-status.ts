import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const userIndividualStatuses = defineResource({
  name: 'user_individual_statuses',
  table: 'user_individual_status',
  tag: 'Reference lists',
  record: { rank: Type.Integer({ minimum: 0, maximum: 100000 }) },
  translated: { name: Line(160) },
  writable: ['rank'],
  required: ['name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
