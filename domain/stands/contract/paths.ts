/** Pages of stands. */
export const standPaths = {
  standAddContacts: '/stand/add-contacts/:id?',
  standConfigure: '/stand/configure/:id?',
  standCreate: '/stand/create/:id?',
  standPreview: '/stand/preview/:id?',
  standVisit: '/stand/visit/:id?',
  userConfigurationStands: '/user/configuration-stands',
} as const
