import { Type } from 'typebox'
import { defineList } from '#platform/contract/list.ts'
import { propKinds } from './sector-prop.ts'

/** What firms do. `prop` is the still life that tells it on a booth. */
export const businessSectors = defineList({
  name: 'business_sectors',
  table: 'business_sector',
  fields: { prop: Type.Enum([...propKinds]) },
})
