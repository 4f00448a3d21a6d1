import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { partOfStand } from './part-of-stand.ts'

/** Somebody who configures a stand. */
export const standAdmins = defineResource({
  name: 'stand_admins',
  table: 'stand_admin',
  ...partOfStand,
  record: {
    stand: Ref('stands'),
    user: Ref<{ firstName: string; lastName: string }>('users', { show: ['firstName', 'lastName'] }),
  },
  writable: ['stand', 'user'],
  fixed: ['stand'],
  required: ['stand', 'user'],
  filters: ['stand', 'user'],
})
