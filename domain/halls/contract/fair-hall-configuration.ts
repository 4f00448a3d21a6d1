import { Type } from 'typebox'
import { defineList } from '#platform/contract/list.ts'

/** How the places of a hall are laid out. */
export const fairHallConfigurations = defineList({
  name: 'fair_hall_configurations',
  table: 'fair_hall_configuration',
  fields: {
    aisles: Type.Integer({ minimum: 1, maximum: 12 }),
    placesPerAisle: Type.Integer({ minimum: 1, maximum: 20 }),
  },
})
