import type { TrashPart } from '#platform/server/trash/trash-part.ts'
import { optional, trashedTable } from '#platform/server/trash/trashed-table.ts'
import { innerHalls } from './inner-halls.ts'

const image = optional('media_object')

/** A hall with its places. Its letter may be another's meanwhile. */
export const trashedHallTables: readonly TrashPart[] = [
  trashedTable({
    table: 'fair_hall',
    pointers: {
      parent_id: optional('fair_hall'),
      fair_hall_configuration_id: optional('fair_hall_configuration'),
      left_hall_image_id: image,
      right_hall_image_id: image,
      overview_image_id: image,
      presentation_image_id: image,
    },
    isRefusedTwice: true,
  }),
  innerHalls,
  trashedTable({ table: 'element', pointers: { map_id: { to: 'fair_hall' } } }),
]
