import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** Somebody who configures a stand. */
export const standAdmins = defineResource({
  name: 'stand_admins',
  table: 'stand_admin',
  tag: 'Stands',
  record: {
    stand: Ref('stands'),
    user: Ref<{ firstName: string; lastName: string }>('users', { show: ['firstName', 'lastName'] }),
  },
  writable: ['stand', 'user'],
  fixed: ['stand'],
  required: ['stand', 'user'],
  filters: ['stand', 'user'],
  scope: { fair: 'stand.fair', stand: 'stand' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F; LR:p',
    clusterAdmin: 'LR:C; LR:p',
    firmAdmin: 'LRCUD:M; LR:p',
    standContact: 'LR:S; LR:p',
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
})
