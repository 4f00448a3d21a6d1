import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const languages = defineResource({
  name: 'languages',
  table: 'language',
  tag: 'Reference lists',
  record: {
    code: Type.String({ pattern: '^[a-z]{2}$' }),
    iso: Line(10),
    dir: Type.Enum(['ltr', 'rtl']),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['code', 'iso', 'dir', 'rank'],
  required: ['code', 'name'],
  filters: ['code'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
