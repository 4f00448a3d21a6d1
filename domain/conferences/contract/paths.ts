/** Pages to which mails, notices and calendars lead. */
export const conferencePaths = {
  program: '/conference/program',
  view: '/conference/view',
  agenda: '/user/agenda',
  passDecision: '/conference/pass-user',
} as const
