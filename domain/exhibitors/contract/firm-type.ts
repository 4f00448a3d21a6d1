import { defineList } from '#platform/contract/list.ts'

export const firmTypes = defineList({ name: 'firm_types', table: 'firm_type' })
