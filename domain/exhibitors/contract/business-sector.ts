import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { MaybeRef } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

/**
 * What firms do. `prop` is the still life that tells it on a booth. Entries without a fair are everybody's; a fair may
 * have its own, which its organizers keep and its visitors see.
 */
export const businessSectors = defineList({
  name: 'business_sectors',
  table: 'business_sector',
  fields: { fair: MaybeRef('fairs'), prop: Type.Enum(propKinds) },
  filters: ['exists[fair]'],
  scope: { fair: 'fair' },
  policy: { ...shownPolicy, anonymous: ['LR:P', 'LR:N'] },
})
