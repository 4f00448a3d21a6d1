/** Pages of the programme and of what it consists of. */
export const conferencePaths = {
  conferenceImport: '/conference/import',
  conferencePassUser: '/conference/pass-user/:id?',
  conferenceProgram: '/conference/program/:id?',
  conferenceView: '/conference/view/:id?',
} as const
