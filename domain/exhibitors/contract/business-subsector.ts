import { Type } from 'typebox'
import { Line, Ref } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const businessSubsectors = defineResource({
  name: 'business_subsectors',
  table: 'business_subsector',
  tag: 'Reference lists',
  record: {
    businessSector: Ref<{ name: string }>('business_sectors', { show: ['name'] }),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['businessSector', 'rank'],
  required: ['businessSector', 'name'],
  filters: ['businessSector'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
