import { Type } from 'typebox'
import { Line, Ref } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const standTypeVariations = defineResource({
  name: 'stand_type_variations',
  table: 'stand_type_variation',
  tag: 'Reference lists',
  record: {
    standType: Ref<{ name: string; style: string }>('stand_types', { show: ['name', 'style'] }),
    width: Type.Number({ minimum: 2.8, maximum: 5 }),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['standType', 'width', 'rank'],
  required: ['standType', 'name'],
  filters: ['standType'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
