import { Type } from 'typebox'
import { Line, MaybeRef } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

/** The drawn silhouettes of a booth. */
export const standTypes = defineResource({
  name: 'stand_types',
  table: 'stand_type',
  tag: 'Reference lists',
  record: {
    standGroup: MaybeRef<{ name: string }>('stand_groups', { show: ['name'] }),
    style: Type.Enum(['wall', 'arch', 'canopy', 'shelf', 'pod', 'tower']),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['standGroup', 'style', 'rank'],
  required: ['name'],
  filters: ['standGroup'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
