import { Label } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

export const fairStatuses = defineList({
  name: 'fair_statuses',
  table: 'fair_status',
  fields: { code: Label(40) },
  required: ['code'],
  filters: ['code'],
  isClosed: true,
})
