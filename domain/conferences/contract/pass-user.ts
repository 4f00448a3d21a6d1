import { Type } from 'typebox'
import { Instant, Line, MaybeRef, Nullable, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

const own = 'LRD:O'

/** That somebody asked for a pass, and what was decided. Asking is a call of its own; giving it back is deleting it. */
export const passUsers = defineResource({
  name: 'pass_users',
  table: 'pass_user',
  tag: 'Passes',
  record: {
    pass: Ref<{ name: string; shortName: string; color: string; type: string }>('passes', {
      show: ['name', 'shortName', 'color', 'type'],
    }),
    user: Ref<{ firstName: string; lastName: string; email: string }>('users', {
      show: ['firstName', 'lastName', 'email'],
    }),
    /** The exhibitor who gave it. */
    firm: MaybeRef<{ name: string }>('firms', { show: ['name'] }),
    /** 0 asked for, 1 validated, 2 refused. */
    isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
    createdAt: Instant(),
    decidedAt: Nullable(Instant()),
    /** The address of the validator who decided by their link. */
    decidedBy: Nullable(Line(254)),
  },
  writable: ['isValidated'],
  filters: ['pass', 'pass.fair', 'user', 'isValidated'],
  sort: ['createdAt', 'isValidated'],
  order: ['-createdAt'],
  scope: { fair: 'pass.fair', owner: 'user' },
  policy: {
    superAdmin: 'LRUD:A',
    superOrganizer: ['LRUD:G', own],
    organizer: ['LRUD:F', own],
    clusterAdmin: own,
    firmAdmin: own,
    standContact: own,
    speaker: own,
    moderator: own,
    press: own,
    visitor: own,
  },
})
