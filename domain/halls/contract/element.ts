import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** The type of an element that is a stand's place. */
export const standPlace = 8

/** A place on the map of a hall; `position` is the number that hangs above it. */
export const elements = defineResource({
  name: 'elements',
  table: 'element',
  tag: 'Halls',
  record: {
    type: Type.Integer({ minimum: 1, maximum: 20 }),
    map: Ref<{ letter: string }>('fair_halls', { show: ['letter'] }),
    position: Type.Integer({ minimum: 1, maximum: 999 }),
    aisle: Type.Integer({ minimum: 1, maximum: 100 }),
    place: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  writable: ['type', 'map', 'position', 'aisle', 'place'],
  fixed: ['map'],
  required: ['map', 'position'],
  filters: ['type', 'map', 'position'],
  sort: ['position'],
  order: ['position'],
  scope: { fair: 'map.fair' },
  policy: shownPolicy,
})
