import { Type } from 'typebox'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** A person in a fair: 0 waiting, 1 validated, 2 refused. */
export const fairUsers = defineResource({
  name: 'fair_users',
  table: 'fair_user',
  tag: 'Users',
  record: {
    fair: Ref('fairs'),
    user: Ref<{ firstName: string; lastName: string }>('users', { show: ['firstName', 'lastName'] }),
    isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
  },
  writable: ['fair', 'user', 'isValidated'],
  fixed: ['fair', 'user'],
  required: ['fair', 'user'],
  filters: ['fair', 'user', 'isValidated'],
  sort: ['id'],
  scope: { fair: 'fair', owner: 'user' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F',
    clusterAdmin: 'LR:O',
    firmAdmin: 'LR:O',
    standContact: 'LR:O',
    speaker: 'LR:O',
    moderator: 'LR:O',
    press: 'LR:O',
    visitor: 'LR:O',
    unvalidated: 'LR:O',
  },
})
