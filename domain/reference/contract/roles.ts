import type { Policy } from '#platform/contract/policy.ts'

/** Policy of what the organizers of a fair keep and those who are in it see; a public fair's by everybody. */
export const shownPolicy = {
  superAdmin: 'LRCUD:A',
  superOrganizer: 'LRCUD:G',
  organizer: ['LRCUD:F', 'LR:p'],
  clusterAdmin: 'LR:p',
  firmAdmin: 'LR:p',
  standContact: 'LR:p',
  speaker: 'LR:p',
  moderator: 'LR:p',
  press: 'LR:p',
  visitor: 'LR:p',
  anonymous: 'LR:P',
} as const satisfies Policy
