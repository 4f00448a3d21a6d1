/** Pages of the programme and of what it consists of. */
export const conferencePaths = {
  userAgenda: '/user/agenda',
  conferenceList: '/conference/list',
  conferenceSetup: '/conference/setup',
  speakerList: '/conference/speaker/list',
  speakerManage: '/conference/speaker/manage/:id?',
  conferenceCreate: '/conference/create',
  conferenceEdit: '/conference/edit/:id?',
  conferenceReplay: '/conference/replay/:id?',
  conferenceImport: '/conference/import',
  conferencePassList: '/conference/pass/list',
  conferencePassCreate: '/conference/pass/create',
  conferencePassEdit: '/conference/pass/edit/:id?',
  conferencePassUsers: '/conference/pass-users',
  conferencePassUser: '/conference/pass-user/:id?',
  conferenceProgram: '/conference/program/:id?',
  conferenceView: '/conference/view/:id?',
} as const
