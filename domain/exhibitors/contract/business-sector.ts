import { Line } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

/** What firms do. `prop` is the still life that tells it on a booth. */
export const businessSectors = defineList({
  name: 'business_sectors',
  table: 'business_sector',
  fields: { prop: Line(40) },
})
