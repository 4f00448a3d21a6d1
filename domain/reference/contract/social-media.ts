import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const socialMedia = defineResource({
  name: 'social_media',
  table: 'social_media',
  tag: 'Reference lists',
  record: {
    code: Line(40),
    kind: Type.Enum(['network', 'meeting']),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['code', 'kind', 'rank'],
  required: ['code', 'name'],
  filters: ['kind'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
