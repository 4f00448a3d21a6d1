import { shownPolicy } from '#domain/reference/contract/roles.ts'
import type { Policy } from '#platform/contract/policy.ts'

const policy: Policy = {
  ...shownPolicy,
  clusterAdmin: ['LR:C', 'LR:p'],
  firmAdmin: ['LRCUD:M', 'LR:p'],
  standContact: ['LR:S', 'LR:p'],
}

/** What belongs to a stand is reached as it is: seen with it, changed by those who furnish it. */
export const partOfStand = { tag: 'Stands', scope: { fair: 'stand.fair', stand: 'stand' }, policy }
