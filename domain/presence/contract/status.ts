/** What others see of somebody in a fair. */
export const personStatuses = ['free', 'busy', 'offline'] as const
export type PersonStatus = (typeof personStatuses)[number]

/** What somebody wants others to see: invisible is offline to everybody else. */
export const presenceChoices = ['free', 'busy', 'invisible'] as const
export type PresenceChoice = (typeof presenceChoices)[number]
