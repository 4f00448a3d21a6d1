import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const fairHallConfigurations = defineResource({
  name: 'fair_hall_configurations',
  table: 'fair_hall_configuration',
  tag: 'Reference lists',
  record: {
    aisles: Type.Integer({ minimum: 1, maximum: 12 }),
    placesPerAisle: Type.Integer({ minimum: 1, maximum: 20 }),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['aisles', 'placesPerAisle', 'rank'],
  required: ['name'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
