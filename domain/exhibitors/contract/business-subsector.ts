import { Ref } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

export const businessSubsectors = defineList({
  name: 'business_subsectors',
  table: 'business_subsector',
  fields: { businessSector: Ref<{ name: string }>('business_sectors', { show: ['name'] }) },
  required: ['businessSector'],
})
