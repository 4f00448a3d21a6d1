import { Type } from 'typebox'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** Somebody who staffs a stand. */
export const standContacts = defineResource({
  name: 'stand_contacts',
  table: 'stand_contact',
  tag: 'Stands',
  record: {
    stand: Ref('stands'),
    user: Ref<{ firstName: string; lastName: string; jobTitle: string | null }>('users', {
      show: ['firstName', 'lastName', 'jobTitle'],
    }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['stand', 'user', 'rank'],
  fixed: ['stand'],
  required: ['stand', 'user'],
  filters: ['stand', 'user'],
  sort: ['rank'],
  order: ['rank'],
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
