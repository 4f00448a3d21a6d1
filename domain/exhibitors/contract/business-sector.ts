import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

/** What firms do. `prop` is the still life that tells it on a booth. */
export const businessSectors = defineResource({
  name: 'business_sectors',
  table: 'business_sector',
  tag: 'Reference lists',
  record: { prop: Line(40), rank: Type.Integer({ minimum: 0, maximum: 100000 }) },
  translated: { name: Line(160) },
  writable: ['prop', 'rank'],
  required: ['name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
