/** Messages of the domains that have something on the checklist of a fair, for the screens that show it. */
export const checklistWords: readonly string[] = [
  'fairs',
  'exhibitors',
  'halls',
  'stands',
  'stands/work',
  'registration',
  'conferences/work',
]
